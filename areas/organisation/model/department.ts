import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { active, labels } from "./labels.ts";
import { office } from "./office.ts";

/** The kinds of departments; an office has at most one accounting department. */
export const departmentKinds = {
  NORMAL: { en: "Normal", vi: "Thông thường" },
  ACCOUNTANT: { en: "Accounting", vi: "Kế toán" },
  AR: { en: "Receivables", vi: "Công nợ phải thu" },
} as const;

/** A department of an office. */
export const department = resource("department", {
  title: { en: "Department", vi: "Phòng ban" },
  menu: "sysDepartment",
  shared: "company",
  guard: "row",
  key: "code",
  names: { en: "deptNameEn", vi: "deptName" },
  fields: {
    code: field.code({ label: labels.code, max: 50, unique: true, locked: true }),
    deptNameEn: field.text({ label: labels.nameEn, max: 250 }),
    deptName: field.text({ label: labels.nameVn, max: 250 }),
    deptNameAbbr: field.text({ label: labels.abbreviation, max: 50 }),
    branchId: field.link({ label: { en: "Office", vi: "Văn phòng" }, to: office }),
    deptType: field.choice({
      label: { en: "Type", vi: "Loại" },
      of: departmentKinds,
      start: "NORMAL",
    }),
    email: field.text({
      label: labels.email,
      max: 500,
      optional: true,
      hint: { en: "Several with ;", vi: "Nhiều địa chỉ cách nhau bằng dấu ;" },
      pattern: {
        is: /^[^\s@;,]+@[^\s@;,]+\.[^\s@;,]+(\s*;\s*[^\s@;,]+@[^\s@;,]+\.[^\s@;,]+)*;?$/,
        words: {
          en: "E-mail addresses, separated by semicolons.",
          vi: "Các địa chỉ email, cách nhau bằng dấu chấm phẩy.",
        },
      },
    }),
    signPath: field.file({
      label: { en: "Signature and stamp", vi: "Chữ ký và con dấu" },
      keeps: { endings: ["png", "jpg", "jpeg"], kilobytes: 600 },
      optional: true,
    }),
    active,
  },
  list: {
    columns: ["code", "deptNameEn", "deptName", "deptNameAbbr", "branchId", "deptType", "active"],
    search: ["code", "deptNameEn", "deptName", "deptNameAbbr"],
    sort: "code",
  },
  form: [
    ["code", "deptNameAbbr", "deptType"],
    ["deptNameEn", "deptName"],
    ["branchId", "email"],
    ["signPath"],
    ["active"],
  ],
  excel: ["code", "deptNameEn", "deptName", "deptNameAbbr", "branchId", "deptType", "active"],
  calls: {
    controller: "CatDepartment",
    paths: {
      paging: "Paging",
      query: "QueryData",
      all: "",
      get: "{id}",
      add: "Add",
      update: "Update",
      remove: "Delete",
      export: "SystemReport/ExportDepartment",
    },
  },
});
