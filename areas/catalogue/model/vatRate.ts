import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { labels } from "./labels.ts";
import { refuseCatalogue } from "./refusals.ts";

/** A rate of VAT in percent and the days on which it is one; without an end it stays one. */
export const vatRate = resource("vatRate", {
  title: { en: "VAT rate", vi: "Thuế suất GTGT" },
  menu: "catCharge",
  shared: "company",
  key: "rate",
  names: { en: "rate", vi: "rate" },
  fields: {
    rate: field.number({
      label: { en: "VAT rate (%)", vi: "Thuế suất GTGT (%)" },
      between: ["0", "100"],
      decimals: 4,
    }),
    validFrom: field.date({ label: { en: "Valid from", vi: "Áp dụng từ ngày" } }),
    validTo: field.date({
      label: { en: "Valid to", vi: "Áp dụng đến ngày" },
      hint: { en: "Empty: without an end", vi: "Để trống: chưa có ngày kết thúc" },
      optional: true,
    }),
    note: field.text({ label: labels.note, max: 200, optional: true }),
  },
  list: {
    columns: ["rate", "validFrom", "validTo", "note"],
    search: ["rate", "note"],
    sort: "rate",
  },
  form: [["rate"], ["validFrom", "validTo"], ["note"]],
  excel: ["rate", "validFrom", "validTo", "note"],
  check: ({ validFrom, validTo }) =>
    validTo && validTo < validFrom
      ? [refuseCatalogue.field("validTo", "vatRate.daysReversed")]
      : [],
  calls: {
    controller: "CatVatRate",
    paths: {
      paging: "Paging",
      query: "Query",
      get: "{id}",
      add: "Add",
      update: "Update",
      remove: "Delete/{id}",
      export: "Catalogue/ExportVatRate",
    },
  },
});
