import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { active, labels } from "./labels.ts";
import { reportBuckets } from "./reportBuckets.ts";

/** The kind of cost of a charge. */
export const chargeGroup = resource("chargeGroup", {
  title: { en: "Charge group", vi: "Nhóm phí" },
  menu: "catCharge",
  shared: "company",
  key: "name",
  names: { en: "name", vi: "nameVn" },
  fields: {
    name: field.text({ label: labels.nameEn, max: 100, unique: true }),
    nameVn: field.text({ label: labels.nameVn, max: 100 }),
    reportBucket: field.choice({
      label: { en: "Column in reports", vi: "Cột trong báo cáo" },
      of: reportBuckets,
      start: "Others",
    }),
    active,
  },
  list: {
    columns: ["name", "nameVn", "reportBucket", "active"],
    search: ["name", "nameVn"],
    sort: "name",
  },
  form: [["name", "nameVn"], ["reportBucket"], ["active"]],
  excel: ["name", "nameVn", "reportBucket", "active"],
  calls: { controller: "CatChargeGroup", paths: { all: "getAll", query: "Query" } },
});
