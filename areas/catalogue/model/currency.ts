import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { active, labels } from "./labels.ts";

/** A currency by its ISO 4217 code; one list for all companies. */
export const currency = resource("currency", {
  title: { en: "Currency", vi: "Tiền tệ" },
  menu: "catCurrency",
  shared: "all",
  key: "code",
  names: { en: "currencyName", vi: "currencyName" },
  fields: {
    code: field.code({
      label: labels.code,
      max: 3,
      upper: true,
      locked: true,
      pattern: {
        is: /^[A-Z]{3}$/,
        words: {
          en: "Three letters of ISO 4217, such as USD.",
          vi: "Ba chữ cái theo ISO 4217, ví dụ USD.",
        },
      },
    }),
    currencyName: field.text({
      label: { en: "Currency Name", vi: "Tên tiền tệ" },
      max: 100,
      unique: true,
    }),
    isDefault: field.flag({ label: { en: "Default", vi: "Mặc định" }, start: false }),
    active,
  },
  list: {
    columns: ["code", "currencyName", "isDefault", "active"],
    search: ["code", "currencyName"],
    sort: "code",
  },
  form: [
    ["code", "currencyName"],
    ["isDefault", "active"],
  ],
  excel: ["code", "currencyName", "isDefault", "active"],
  calls: {
    controller: "CatCurrency",
    paths: {
      paging: "paging",
      query: "getAllByQuery",
      all: "getAll",
      get: "getById/{id}",
      add: "add",
      update: "update",
      remove: "{id}",
      export: "Catalogue/ExportCurrency",
    },
  },
});
