import { field } from "@fairway/core/resource/field.ts";
import { type Row, resource } from "@fairway/core/resource/resource.ts";
import { area } from "./area.ts";
import { country } from "./country.ts";
import { active, labels } from "./labels.ts";
import { refuseCatalogue } from "./refusals.ts";
import { transportModes } from "./transportModes.ts";
import { warehouse } from "./warehouse.ts";

const locode = /^[A-Z]{2}[A-Z2-9]{3}$/;

/**
 * A port, airport or inland place by its code.
 *
 * A sea or inland port has its UN/LOCODE, an airport may have its IATA code. A port with several
 * codes (CNSHA, CNSGH) is one record with the others as aliases; each code finds it.
 */
export const port = resource("port", {
  title: { en: "Port index", vi: "Cảng" },
  menu: "catPortindex",
  shared: "company",
  guard: "row",
  table: "place",
  fixed: { placeType: "Port" },
  key: "code",
  names: { en: "nameEn", vi: "nameVn" },
  fields: {
    code: field.code({ label: labels.code, min: 3, max: 10, unique: true, upper: true }),
    aliases: field.codes({
      label: { en: "Other codes", vi: "Mã khác" },
      max: 10,
      upper: true,
      hint: { en: "Other UN/LOCODEs of the same port", vi: "Mã UN/LOCODE khác của cùng cảng" },
    }),
    nameEn: field.text({ label: labels.nameEn, max: 250 }),
    nameVn: field.text({ label: labels.nameVn, max: 250 }),
    countryId: field.link({ label: labels.country, to: country }),
    area: field.link({ label: { en: "Zone", vi: "Khu vực" }, to: area, optional: true }),
    modeOfTransport: field.choice({
      label: { en: "Mode", vi: "Phương thức" },
      of: transportModes,
    }),
    warehouseId: field.link({
      label: { en: "Default warehouse", vi: "Kho mặc định" },
      to: warehouse,
      optional: true,
    }),
    active,
  },
  list: {
    columns: [
      "code",
      "nameEn",
      "nameVn",
      "countryId",
      "area",
      "modeOfTransport",
      "aliases",
      "active",
    ],
    search: ["code", "nameEn", "nameVn"],
    sort: "code",
    filters: ["countryId", "area", "modeOfTransport", "active"],
    indexedBy: [],
  },
  form: [
    ["code", "aliases"],
    ["nameEn", "nameVn"],
    ["countryId", "area", "modeOfTransport"],
    ["warehouseId"],
    ["active"],
  ],
  excel: ["code", "nameEn", "nameVn", "countryId", "area", "modeOfTransport", "aliases", "active"],
  check: ({ code, aliases, countryId, modeOfTransport }) => {
    const byAir = modeOfTransport.includes("AIR");
    if (byAir && /^[A-Z]{3}$/.test(code)) return [];
    if (!locode.test(code)) return [refuseCatalogue.field("code", "port.notLocode", { code })];
    const wrong = aliases.find((alias) => !locode.test(alias));
    if (wrong) return [refuseCatalogue.field("aliases", "port.notLocode", { code: wrong })];
    if (code.slice(0, 2) !== countryId) {
      const facts = { prefix: code.slice(0, 2), country: countryId };
      return [refuseCatalogue.field("countryId", "port.otherCountry", facts)];
    }
    return [];
  },
  calls: {
    controller: "CatPlace",
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
      export: "Catalogue/ExportPortIndex",
      allowDetail: "CheckAllowDetail/{id}",
      allowDelete: "CheckAllowDelete/{id}",
    },
  },
});
export type Port = Row<typeof port>;
