import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { city } from "./city.ts";
import { country } from "./country.ts";
import { active, labels } from "./labels.ts";

/**
 * A district: in Vietnam only on papers from before 1 July 2025, elsewhere where districts exist.
 */
export const district = resource("district", {
  title: { en: "District", vi: "Quận / Huyện" },
  menu: "catLocation",
  shared: "company",
  key: "code",
  names: { en: "nameEn", vi: "nameVn" },
  fields: {
    code: field.code({ label: labels.code, max: 20 }),
    nameEn: field.text({ label: labels.nameEn, max: 200 }),
    nameVn: field.text({ label: labels.nameVn, max: 200 }),
    countryId: field.link({ label: labels.country, to: country }),
    cityId: field.link({ label: labels.city, to: city, within: { countryId: "countryId" } }),
    active,
  },
  unique: [["code", "cityId"]],
  list: {
    columns: ["code", "nameEn", "nameVn", "active"],
    search: ["code", "nameEn", "nameVn"],
    sort: "code",
  },
  form: [["code"], ["nameEn", "nameVn"], ["countryId", "cityId"], ["active"]],
  excel: ["code", "nameEn", "nameVn", "countryId", "cityId", "active"],
  calls: {
    controller: "CatDistrict",
    paths: {
      paging: "paging",
      query: "query",
      all: "getAll",
      get: "getById/{id}",
      add: "addNew",
      update: "update",
      remove: "delete/{id}",
      template: "DownloadExcel",
      upload: "uploadFile",
      import: "Import",
      export: "Catalogue/ExportDistrict",
    },
  },
});
