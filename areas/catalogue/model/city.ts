import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { country } from "./country.ts";
import { active, labels } from "./labels.ts";

/** A province or a city of its rank; Vietnam has 34 since 1 July 2025. */
export const city = resource("city", {
  title: { en: "City / Province", vi: "Tỉnh / Thành phố" },
  menu: "catLocation",
  shared: "company",
  key: "code",
  names: { en: "nameEn", vi: "nameVn" },
  fields: {
    code: field.code({ label: labels.code, max: 20 }),
    nameEn: field.text({ label: labels.nameEn, max: 200 }),
    nameVn: field.text({ label: labels.nameVn, max: 200 }),
    countryId: field.link({ label: labels.country, to: country }),
    postalCode: field.text({
      label: { en: "Postal code", vi: "Mã bưu chính" },
      max: 20,
      optional: true,
    }),
    active,
  },
  unique: [["code", "countryId"]],
  list: {
    columns: ["code", "nameEn", "nameVn", "postalCode", "active"],
    search: ["code", "nameEn", "nameVn"],
    sort: "code",
  },
  form: [["code", "countryId"], ["nameEn", "nameVn"], ["postalCode"], ["active"]],
  excel: ["code", "nameEn", "nameVn", "countryId", "postalCode", "active"],
  calls: {
    controller: "CatCity",
    paths: {
      paging: "paging",
      query: "query",
      all: "GetAll",
      get: "getById/{id}",
      add: "AddNew",
      update: "update",
      remove: "delete/{id}",
      template: "DownloadExcel",
      upload: "uploadFile",
      import: "Import",
      export: "Catalogue/ExportProvince",
    },
  },
});
