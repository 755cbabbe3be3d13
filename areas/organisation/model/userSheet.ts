import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { labels } from "./labels.ts";
import { longestUsername } from "./user.ts";
import { userRoleNames, userTypeNames, workingNames } from "./userNames.ts";

/** The maximum number of users in one sheet: each gets a password. */
export const mostImportedUsers = 200;

/** The users of a sheet; single users are entered with `userInput`. */
export const userSheet = resource("userSheet", {
  title: { en: "Users", vi: "Người dùng" },
  menu: "sysUserManagement",
  shared: "company",
  key: "staffCode",
  names: { en: "employeeNameEn", vi: "employeeNameVn" },
  fields: {
    staffCode: field.code({
      label: { en: "Staff code", vi: "Mã nhân viên" },
      max: 50,
      unique: true,
    }),
    username: field.code({
      label: { en: "User name", vi: "Tên đăng nhập" },
      max: longestUsername,
      unique: true,
    }),
    employeeNameVn: field.text({ label: { en: "Full name", vi: "Họ và tên" }, max: 150 }),
    employeeNameEn: field.text({ label: { en: "Name (EN)", vi: "Tên (EN)" }, max: 150 }),
    title: field.text({ label: { en: "Title", vi: "Chức danh" }, max: 150, optional: true }),
    userType: field.choice({
      label: { en: "User type", vi: "Loại người dùng" },
      of: userTypeNames,
      start: "Normal User",
    }),
    active: field.flag({ label: { en: "Status", vi: "Trạng thái" }, start: false }),
    workingStatus: field.choice({
      label: { en: "Working status", vi: "Tình trạng làm việc" },
      of: workingNames,
      start: "Working",
    }),
    email: field.email({ label: labels.email, max: 150 }),
    tel: field.text({ label: { en: "Phone", vi: "Điện thoại" }, max: 50, optional: true }),
    description: field.text({
      label: { en: "Description", vi: "Mô tả" },
      max: 500,
      optional: true,
    }),
    userRole: field.choice({ label: { en: "Job", vi: "Công việc" }, of: userRoleNames }),
  },
  list: {
    columns: ["username", "employeeNameEn", "employeeNameVn", "userType", "active"],
    search: ["username", "employeeNameEn", "employeeNameVn", "staffCode"],
    sort: "username",
  },
  form: [],
  excel: [
    "staffCode",
    "username",
    "employeeNameVn",
    "employeeNameEn",
    "title",
    "userType",
    "active",
    "workingStatus",
    "email",
    "tel",
    "description",
    "userRole",
  ],
  calls: {
    controller: "SysUser",
    paths: {
      template: "DownloadExcel",
      upload: "uploadFile",
      import: "Import",
      export: "SystemReport/ExportUser",
    },
  },
});
