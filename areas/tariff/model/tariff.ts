import { office } from "@fairway/areas/catalogue/model/linkTargets.ts";
import { partner } from "@fairway/areas/partner/model/partner.ts";
import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { field, type LinkTarget } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { refuseTariff } from "./refusals.ts";
import { cargoTypes, serviceModes, tariffTypes, type TariffType } from "./tariffWords.ts";

const words = (en: string, vi: string) => ({ label: { en, vi } });
const party = (en: string, vi: string) =>
  field.link({ ...words(en, vi), to: partner as unknown as LinkTarget, optional: true });

/** The field with the partner of a tariff, by its type; a general tariff has none. */
export const partnerFieldOf = {
  General: null,
  Customer: "customer",
  Supplier: "supplier",
  Agent: "agentId",
} as const satisfies Record<TariffType, string | null>;

/** The fields with a partner. */
export const partnerFields = ["customer", "supplier", "agentId"] as const;

/** Prices of a service for a range of days: for everybody, or for one partner. */
export const tariff = resource("tariff", {
  title: { en: "Tariff", vi: "Biểu giá" },
  menu: "settingTariff",
  shared: "company",
  guard: "row",
  key: "tariffName",
  names: { en: "tariffName", vi: "tariffName" },
  fields: {
    tariffName: field.text({ ...words("Name", "Tên biểu giá"), max: 200, unique: true }),
    tariffType: field.choice({
      ...words("Tariff type", "Loại biểu giá"),
      of: tariffTypes,
      start: "General",
    }),
    status: field.flag({ ...words("Status", "Trạng thái"), start: true }),
    effectiveDate: field.date(words("Effective date", "Ngày hiệu lực")),
    expiredDate: field.date(words("Expired date", "Ngày hết hạn")),
    applyOfficeId: field.link({ ...words("Office", "Văn phòng áp dụng"), to: office }),
    productService: field.choice({ ...words("Service", "Dịch vụ"), of: serviceNames }),
    cargoType: field.choice({
      ...words("Cargo type", "Loại hàng"),
      hint: { en: "Empty: any cargo", vi: "Để trống: mọi loại" },
      of: cargoTypes,
      optional: true,
    }),
    serviceMode: field.choice({
      ...words("Shipment mode", "Chiều hàng"),
      hint: { en: "Empty: both directions", vi: "Để trống: mọi chiều" },
      of: serviceModes,
      optional: true,
    }),
    customer: party("Customer", "Khách hàng"),
    supplier: party("Supplier", "Nhà cung cấp"),
    agentId: party("Agent", "Đại lý"),
    description: field.note({ ...words("Description", "Diễn giải"), max: 2000 }),
  },
  list: {
    columns: [
      "tariffName",
      "tariffType",
      "productService",
      "serviceMode",
      "customer",
      "supplier",
      "agentId",
      "applyOfficeId",
      "effectiveDate",
      "expiredDate",
      "status",
    ],
    search: ["tariffName", "description"],
    sort: "datetimeModified",
    descending: true,
    filters: [
      "tariffType",
      "productService",
      "serviceMode",
      "customer",
      "supplier",
      "agentId",
      "applyOfficeId",
      "status",
    ],
  },
  form: [
    ["tariffName", "tariffType", "status"],
    ["effectiveDate", "expiredDate", "applyOfficeId"],
    ["productService", "cargoType", "serviceMode"],
    ["customer", "supplier", "agentId"],
    ["description"],
  ],
  excel: [
    "tariffName",
    "tariffType",
    "productService",
    "cargoType",
    "serviceMode",
    "customer",
    "supplier",
    "agentId",
    "applyOfficeId",
    "effectiveDate",
    "expiredDate",
    "status",
    "description",
  ],
  check: (filled) => {
    const needed = partnerFieldOf[filled.tariffType];
    return [
      ...(filled.expiredDate < filled.effectiveDate
        ? [refuseTariff.field("expiredDate", "tariff.daysReversed")]
        : []),
      ...(needed && !filled[needed] ? [refuseTariff.field(needed, "tariff.partnerMissing")] : []),
    ];
  },
  calls: {
    controller: "Tariff",
    paths: {
      paging: "Paging",
      query: "Query",
      get: "GetTariff",
      add: "Add",
      update: "Update",
      remove: "Delete",
      export: "Tariff/Export",
      allowDetail: "CheckAllowDetail/{id}",
      allowDelete: "CheckAllowDelete/{id}",
    },
  },
});
