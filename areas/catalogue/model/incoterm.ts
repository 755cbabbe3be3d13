import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { active, labels } from "./labels.ts";
import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";

/** An incoterm of Incoterms 2020, for one or more services. */
export const incoterm = resource("incoterm", {
  title: { en: "Incoterm", vi: "Điều kiện giao hàng" },
  menu: "commercialIncoterm",
  shared: "company",
  guard: "row",
  key: "code",
  names: { en: "nameEn", vi: "nameLocal" },
  fields: {
    code: field.code({ label: labels.code, max: 10, upper: true }),
    nameEn: field.text({ label: labels.nameEn, max: 200 }),
    nameLocal: field.text({ label: labels.nameVn, max: 200, optional: true }),
    service: field.choices({ label: { en: "Service", vi: "Dịch vụ" }, of: serviceNames }),
    descriptionEn: field.note({ label: { en: "Description (EN)", vi: "Mô tả (EN)" }, max: 2000 }),
    descriptionLocal: field.note({
      label: { en: "Description (Local)", vi: "Mô tả (VN)" },
      max: 2000,
    }),
    active,
  },
  list: {
    columns: ["code", "nameEn", "nameLocal", "service", "active"],
    search: ["code", "nameEn", "nameLocal"],
    sort: "code",
  },
  form: [
    ["code", "service", "active"],
    ["nameEn", "nameLocal"],
    ["descriptionEn", "descriptionLocal"],
  ],
  excel: ["code", "nameEn", "nameLocal", "service", "descriptionEn", "descriptionLocal", "active"],
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
