import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { department } from "./department.ts";
import { active, labels } from "./labels.ts";

/** A group of a department; most users work in one. */
export const group = resource("group", {
  title: { en: "Group", vi: "Nhóm" },
  menu: "sysGroup",
  shared: "company",
  guard: "row",
  table: "sys_group",
  key: "code",
  names: { en: "nameEn", vi: "nameVn" },
  fields: {
    code: field.code({ label: labels.code, max: 50, unique: true, locked: true }),
    nameEn: field.text({ label: labels.nameEn, max: 250 }),
    nameVn: field.text({ label: labels.nameVn, max: 250 }),
    shortName: field.text({ label: labels.abbreviation, max: 50 }),
    departmentId: field.link({ label: { en: "Department", vi: "Phòng ban" }, to: department }),
    email: field.email({ label: labels.email, max: 150, optional: true }),
    active,
  },
  list: {
    columns: ["code", "nameEn", "nameVn", "shortName", "departmentId", "active"],
    search: ["code", "nameEn", "nameVn", "shortName"],
    sort: "code",
  },
  form: [["code", "shortName"], ["nameEn", "nameVn"], ["departmentId", "email"], ["active"]],
  excel: ["code", "nameEn", "nameVn", "shortName", "departmentId", "active"],
  calls: {
    controller: "SysGroup",
    paths: {
      paging: "Paging",
      query: "Query",
      all: "",
      get: "{id}",
      add: "",
      update: "",
      remove: "{id}",
      export: "SystemReport/ExportGroup",
    },
  },
});
