import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { city } from "./city.ts";
import { country } from "./country.ts";
import { district } from "./district.ts";
import { active, labels } from "./labels.ts";

/**
 * A ward, commune or town. Since 1 July 2025 a Vietnamese ward belongs directly to its province; the
 * district is for old papers and other countries.
 */
export const ward = resource("ward", {
  title: { en: "Town / Ward", vi: "Phường / Xã" },
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
    districtId: field.link({
      label: labels.district,
      to: district,
      within: { cityId: "cityId" },
      optional: true,
    }),
    active,
  },
  unique: [["code", "cityId"]],
  list: {
    columns: ["code", "nameEn", "nameVn", "active"],
    search: ["code", "nameEn", "nameVn"],
    sort: "code",
  },
  form: [["code"], ["nameEn", "nameVn"], ["countryId", "cityId", "districtId"], ["active"]],
  excel: ["code", "nameEn", "nameVn", "countryId", "cityId", "districtId", "active"],
  calls: {
    controller: "CatWard",
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
      export: "Catalogue/ExportTownWard",
    },
  },
});
