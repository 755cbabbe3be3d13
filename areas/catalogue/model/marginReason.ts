import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { active, labels } from "./labels.ts";

/** Why a job is finished without a margin, or with a very high one. */
export const marginReason = resource("marginReason", {
  title: { en: "Margin reason", vi: "Lý do tỷ suất lợi nhuận" },
  menu: "catStage",
  shared: "company",
  key: "code",
  names: { en: "nameEn", vi: "nameVn" },
  fields: {
    code: field.code({ label: labels.code, max: 30, unique: true, upper: true }),
    nameEn: field.text({ label: labels.nameEn, max: 200 }),
    nameVn: field.text({ label: labels.nameVn, max: 200 }),
    orderNo: field.number({
      label: labels.orderNo,
      between: ["1", "9999"],
      decimals: 0,
    }),
    active,
  },
  list: {
    columns: ["orderNo", "code", "nameEn", "nameVn", "active"],
    search: ["code", "nameEn", "nameVn"],
    sort: "orderNo",
  },
  form: [["code", "orderNo"], ["nameEn", "nameVn"], ["active"]],
  excel: ["orderNo", "code", "nameEn", "nameVn", "active"],
  calls: {
    controller: "CatMarginReason",
    paths: {
      paging: "Paging",
      query: "Query",
      get: "{id}",
      add: "Add",
      update: "Update",
      remove: "Delete/{id}",
    },
  },
});
