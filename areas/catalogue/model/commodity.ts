import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { commodityGroup } from "./commodityGroup.ts";
import { active, labels } from "./labels.ts";

/** A kind of goods in jobs and containers. */
export const commodity = resource("commodity", {
  title: { en: "Commodity", vi: "Hàng hóa" },
  menu: "catCommodity",
  shared: "company",
  key: "code",
  names: { en: "commodityNameEn", vi: "commodityNameVn" },
  fields: {
    code: field.code({ label: labels.code, min: 2, max: 25, unique: true }),
    commodityNameEn: field.text({ label: labels.nameEn, min: 2, max: 250 }),
    commodityNameVn: field.text({ label: labels.nameVn, min: 2, max: 250 }),
    commodityGroupId: field.link({
      label: { en: "Commodity Group", vi: "Nhóm hàng hóa" },
      to: commodityGroup,
    }),
    note: field.note({ label: labels.note, max: 500 }),
    isDefault: field.flag({
      label: { en: "Default of new air jobs", vi: "Mặc định cho lô hàng không mới" },
      start: false,
    }),
    active,
  },
  list: {
    columns: [
      "code",
      "commodityNameEn",
      "commodityNameVn",
      "commodityGroupId",
      "isDefault",
      "active",
    ],
    search: ["code", "commodityNameEn", "commodityNameVn"],
    sort: "code",
  },
  form: [
    ["code", "commodityGroupId"],
    ["commodityNameEn", "commodityNameVn"],
    ["note"],
    ["isDefault", "active"],
  ],
  excel: ["code", "commodityNameEn", "commodityNameVn", "commodityGroupId", "active"],
  calls: {
    controller: "CatCommonity",
    paths: {
      paging: "Paging",
      query: "Query",
      byLanguage: "GetByLanguage",
      get: "{id}",
      add: "Add",
      update: "{id}",
      remove: "{id}",
      template: "downloadExcel",
      upload: "uploadFile",
      import: "import",
      export: "Catalogue/ExportCommodityList",
    },
  },
});
