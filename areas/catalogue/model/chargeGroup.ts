import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { active, labels } from "./labels.ts";

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
    active,
  },
  list: { columns: ["name", "nameVn", "active"], search: ["name", "nameVn"], sort: "name" },
  form: [["name", "nameVn"], ["active"]],
  excel: ["name", "nameVn", "active"],
  calls: { controller: "CatChargeGroup", paths: { all: "getAll", query: "Query" } },
});
