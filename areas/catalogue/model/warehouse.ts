import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { city } from "./city.ts";
import { country } from "./country.ts";
import { district } from "./district.ts";
import { active, labels } from "./labels.ts";
import { ward } from "./ward.ts";

/** A warehouse that receives and stores goods, such as a CFS or an air cargo terminal. */
export const warehouse = resource("warehouse", {
  title: { en: "Warehouse", vi: "Kho" },
  menu: "catWarehouse",
  shared: "company",
  guard: "row",
  table: "place",
  fixed: { placeType: "Warehouse" },
  key: "code",
  names: { en: "nameEn", vi: "nameVn" },
  fields: {
    code: field.code({ label: labels.code, max: 50, unique: true, locked: true }),
    nameEn: field.text({ label: labels.nameEn, max: 250 }),
    nameVn: field.text({ label: labels.nameVn, max: 250 }),
    displayName: field.text({
      label: { en: "Name (ABBR)", vi: "Tên viết tắt" },
      max: 250,
      optional: true,
    }),
    countryId: field.link({ label: labels.country, to: country }),
    provinceId: field.link({ label: labels.city, to: city, within: { countryId: "countryId" } }),
    districtId: field.link({
      label: labels.district,
      to: district,
      within: { cityId: "provinceId" },
      optional: true,
    }),
    wardId: field.link({
      label: labels.ward,
      to: ward,
      within: { cityId: "provinceId" },
      optional: true,
    }),
    address: field.text({ label: { en: "Address", vi: "Địa chỉ" }, max: 500 }),
    flightVesselNo: field.text({
      label: { en: "Flight / Vessel No.", vi: "Số chuyến bay / tàu" },
      max: 100,
      optional: true,
    }),
    active,
  },
  list: {
    columns: ["code", "nameEn", "nameVn", "displayName", "address", "active"],
    search: ["code", "nameEn", "nameVn"],
    sort: "code",
    filters: ["countryId", "provinceId", "active"],
    indexedBy: [],
  },
  form: [
    ["code", "displayName"],
    ["nameEn", "nameVn"],
    ["countryId", "provinceId"],
    ["districtId", "wardId"],
    ["address"],
    ["flightVesselNo"],
    ["active"],
  ],
  excel: [
    "code",
    "nameEn",
    "nameVn",
    "displayName",
    "address",
    "countryId",
    "provinceId",
    "districtId",
    "wardId",
    "active",
  ],
  calls: {
    controller: "CatWarehouse",
    paths: {
      paging: "Paging",
      query: "Query",
      get: "{id}",
      add: "Add",
      update: "{id}",
      remove: "{id}",
      template: "DownloadExcel",
      upload: "UpLoadFile",
      import: "Import",
      export: "Catalogue/ExportWareHouse",
      allowDetail: "CheckAllowDetail/{id}",
      allowDelete: "CheckAllowDelete/{id}",
    },
  },
});
