import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { active, labels } from "./labels.ts";

/** A trade zone that groups ports. */
export const area = resource("area", {
  title: { en: "Zone", vi: "Khu vực" },
  menu: "catPortindex",
  shared: "company",
  key: "code",
  names: { en: "nameEn", vi: "nameVn" },
  fields: {
    code: field.code({ label: labels.code, max: 20, unique: true, upper: true }),
    nameEn: field.text({ label: labels.nameEn, max: 200 }),
    nameVn: field.text({ label: labels.nameVn, max: 200 }),
    active,
  },
  list: {
    columns: ["code", "nameEn", "nameVn", "active"],
    search: ["code", "nameEn", "nameVn"],
    sort: "code",
  },
  form: [["code"], ["nameEn", "nameVn"], ["active"]],
  excel: ["code", "nameEn", "nameVn", "active"],
  calls: {
    controller: "CatArea",
    paths: {
      paging: "Paging",
      query: "Query",
      all: "",
      get: "{id}",
      add: "Add",
      update: "Update",
      remove: "Delete/{id}",
    },
  },
});
