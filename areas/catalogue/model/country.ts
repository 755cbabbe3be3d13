import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { active, labels } from "./labels.ts";

/** A country by its ISO 3166 code; one list for all companies. */
export const country = resource("country", {
  title: { en: "Country", vi: "Quốc gia" },
  menu: "catLocation",
  shared: "all",
  key: "code",
  names: { en: "nameEn", vi: "nameVn" },
  fields: {
    code: field.code({
      label: labels.code,
      max: 2,
      upper: true,
      locked: true,
      pattern: {
        is: /^[A-Z]{2}$/,
        words: {
          en: "Two letters of ISO 3166, such as VN.",
          vi: "Hai chữ cái theo ISO 3166, ví dụ VN.",
        },
      },
    }),
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
    controller: "CatCountry",
    paths: {
      paging: "paging",
      query: "query",
      all: "getAll",
      byLanguage: "GetByLanguage",
      get: "getById/{id}",
      add: "addNew",
      update: "update",
      remove: "delete/{id}",
      template: "DownloadExcel",
      upload: "UpLoadFile",
      import: "Import",
      export: "Catalogue/ExportCountry",
    },
  },
});
