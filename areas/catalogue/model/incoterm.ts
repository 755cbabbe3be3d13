import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { active, labels } from "./labels.ts";
import { serviceCodes } from "./serviceCodes.ts";

/** A term of delivery of Incoterms 2020. */
export const incoterm = resource("incoterm", {
  title: { en: "Incoterm", vi: "Điều kiện giao hàng" },
  menu: "commercialIncoterm",
  shared: "company",
  guard: "row",
  key: "code",
  names: { en: "nameEn", vi: "nameLocal" },
  fields: {
    code: field.code({ label: labels.code, max: 10, unique: true, upper: true }),
    nameEn: field.text({ label: labels.nameEn, max: 200 }),
    nameLocal: field.text({ label: labels.nameVn, max: 200 }),
    service: field.choices({ label: { en: "Service", vi: "Dịch vụ" }, of: serviceCodes }),
    note: field.note({ label: labels.note, max: 500 }),
    active,
  },
  list: {
    columns: ["code", "nameEn", "nameLocal", "service", "active"],
    search: ["code", "nameEn", "nameLocal"],
    sort: "code",
  },
  form: [["code"], ["nameEn", "nameLocal"], ["service"], ["note"], ["active"]],
  excel: ["code", "nameEn", "nameLocal", "service", "note", "active"],
  calls: {
    controller: "CatIncoterm",
    paths: {
      paging: "Paging",
      query: "Query",
      get: "GetById/{id}",
      add: "Add",
      update: "Update",
      remove: "delete/{id}",
      export: "Catalogue/ExportIncotermList",
      allowDetail: "CheckAllowDetail/{id}",
      allowDelete: "CheckAllowDelete/{id}",
    },
  },
});
