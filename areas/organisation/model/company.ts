import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { active, labels } from "./labels.ts";

/** The company; its id leads every key, so that no user sees another company. */
export const company = resource("company", {
  title: { en: "Company", vi: "Công ty" },
  menu: "sysCompany",
  shared: "company",
  guard: "row",
  key: "code",
  names: { en: "nameEn", vi: "nameVn" },
  fields: {
    code: field.code({ label: labels.code, max: 20, unique: true, locked: true }),
    abbreviation: field.text({ label: labels.abbreviation, max: 50 }),
    nameEn: field.text({ label: labels.nameEn, max: 250 }),
    nameVn: field.text({ label: labels.nameVn, max: 250 }),
    website: field.text({ label: { en: "Website", vi: "Trang web" }, max: 200, optional: true }),
    kbExchangeRate: field.rate({
      label: { en: "Commission rate", vi: "Tỷ giá hoa hồng" },
      decimals: 3,
      between: ["10000", "100000"],
      optional: true,
      hint: {
        en: "VND per USD, from 10,000 to 100,000",
        vi: "VND cho 1 USD, từ 10.000 đến 100.000",
      },
    }),
    logo: field.file({
      label: { en: "Logo", vi: "Logo" },
      keeps: { endings: ["png", "jpg", "jpeg"], kilobytes: 5000 },
      optional: true,
    }),
    active,
  },
  list: {
    columns: ["code", "nameEn", "nameVn", "abbreviation", "logo", "website", "active"],
    search: ["code", "nameEn", "nameVn", "abbreviation"],
    sort: "code",
  },
  form: [
    ["code", "abbreviation", "kbExchangeRate"],
    ["nameEn", "nameVn"],
    ["website", "logo"],
  ],
  excel: ["code", "nameEn", "nameVn", "abbreviation", "logo", "website", "active"],
  calls: {
    controller: "SysCompany",
    paths: {
      paging: "Paging",
      query: "Query",
      all: "",
      get: "{id}",
      update: "{id}/Update",
      remove: "Delete",
      export: "SystemReport/ExportCompany",
    },
  },
});
