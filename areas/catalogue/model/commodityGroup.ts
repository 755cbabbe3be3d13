import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { active, labels } from "./labels.ts";

/** A group of commodities. */
export const commodityGroup = resource("commodityGroup", {
  title: { en: "Commodity group", vi: "Nhóm hàng hóa" },
  menu: "catCommodity",
  shared: "company",
  key: "groupNameEn",
  names: { en: "groupNameEn", vi: "groupNameVn" },
  fields: {
    groupNameEn: field.text({ label: labels.nameEn, min: 3, max: 250 }),
    groupNameVn: field.text({ label: labels.nameVn, min: 3, max: 250 }),
    note: field.note({ label: labels.note, max: 500 }),
    active,
  },
  unique: [["groupNameEn", "groupNameVn"]],
  list: {
    columns: ["groupNameEn", "groupNameVn", "note", "active"],
    search: ["groupNameEn", "groupNameVn"],
    sort: "groupNameEn",
  },
  form: [["groupNameEn", "groupNameVn"], ["note"], ["active"]],
  excel: ["groupNameEn", "groupNameVn", "active"],
  calls: {
    controller: "CatCommodityGroup",
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
      export: "Catalogue/ExportCommodityGroup",
    },
  },
});
