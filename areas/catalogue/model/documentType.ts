import { isFiledType } from "@fairway/areas/file/model/documentTypes.ts";
import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { active, labels } from "./labels.ts";
import { refuseCatalogue } from "./refusals.ts";

/** A type of document that files may have; files store its code, which therefore never changes. */
export const documentType = resource("documentType", {
  title: { en: "Document type", vi: "Loại chứng từ" },
  menu: "catStage",
  shared: "company",
  key: "code",
  names: { en: "nameEn", vi: "nameVn" },
  fields: {
    code: field.code({ label: labels.code, max: 60, unique: true, locked: true }),
    nameEn: field.text({ label: labels.nameEn, max: 200 }),
    nameVn: field.text({ label: labels.nameVn, max: 200 }),
    services: field.choices({
      label: { en: "Service", vi: "Dịch vụ" },
      hint: {
        en: "Without a service, every job has it.",
        vi: "Để trống: áp dụng cho mọi dịch vụ.",
      },
      of: serviceNames,
      optional: true,
    }),
    orderNo: field.number({
      label: labels.orderNo,
      between: ["1", "9999"],
      decimals: 0,
    }),
    requiredForSettlement: field.flag({
      label: { en: "Required for settlements", vi: "Bắt buộc khi thanh toán" },
      hint: {
        en: "A settlement is sent only with a file of this type.",
        vi: "Chỉ gửi được phiếu thanh toán khi có tệp loại này.",
      },
      start: false,
    }),
    active,
  },
  list: {
    columns: ["orderNo", "code", "nameEn", "nameVn", "services", "active"],
    search: ["code", "nameEn", "nameVn"],
    sort: "orderNo",
  },
  form: [
    ["code", "orderNo"],
    ["nameEn", "nameVn"],
    ["services"],
    ["requiredForSettlement", "active"],
  ],
  excel: ["orderNo", "code", "nameEn", "nameVn", "services", "requiredForSettlement", "active"],
  check: ({ code, active: isActive }) =>
    isFiledType(code) && !isActive
      ? [refuseCatalogue.field("active", "documentType.filed", { code })]
      : [],
  calls: {
    controller: "CatDocumentType",
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
