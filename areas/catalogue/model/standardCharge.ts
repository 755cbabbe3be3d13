import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { charge, chargeTypes } from "./charge.ts";
import { currency } from "./currency.ts";
import { active, labels } from "./labels.ts";
import { office } from "./linkTargets.ts";
import { quantityTypes } from "./quantityTypes.ts";
import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { unit } from "./unit.ts";

const { OTHER: _, ...sides } = chargeTypes;

/** A usual price of a kind of job; charge tabs can be filled from these. */
export const standardCharge = resource("standardCharge", {
  title: { en: "Standard charge", vi: "Phí chuẩn" },
  menu: "catCharge",
  shared: "company",
  key: "chargeId",
  names: { en: "notes", vi: "notes" },
  fields: {
    chargeId: field.link({ label: labels.code, to: charge }),
    quantity: field.number({
      label: { en: "Quantity", vi: "Số lượng" },
      decimals: 4,
      optional: true,
    }),
    unitPrice: field.money({
      label: { en: "UnitPrice", vi: "Đơn giá" },
      signed: true,
      optional: true,
    }),
    currencyId: field.link({ label: { en: "CurrencyId", vi: "Loại tiền" }, to: currency }),
    vatrate: field.number({
      label: { en: "Vatrate", vi: "Thuế GTGT", former: ["Thuế VAT"] },
      decimals: 4,
      signed: true,
      optional: true,
    }),
    type: field.choice({ label: { en: "Type", vi: "Loại" }, of: sides }),
    transactionType: field.choice({
      label: { en: "TransactionType", vi: "Loại lô hàng" },
      of: serviceNames,
    }),
    service: field.text({ label: { en: "Service", vi: "Dịch vụ" }, max: 50 }),
    serviceType: field.text({ label: { en: "ServiceType", vi: "Loại dịch vụ" }, max: 50 }),
    office: field.link({
      label: { en: "Office", vi: "Văn phòng" },
      to: office,
      optional: true,
    }),
    notes: field.note({ label: { en: "Notes", vi: "Ghi chú" }, max: 500 }),
    unitId: field.link({ label: { en: "UnitCode", vi: "Đơn vị tính" }, to: unit, optional: true }),
    quantityType: field.choice({
      label: { en: "QuantityType", vi: "Loại số lượng" },
      optional: true,
      of: quantityTypes,
    }),
    active,
  },
  list: {
    columns: ["chargeId", "quantity", "unitPrice", "currencyId", "vatrate", "type", "active"],
    search: [],
    sort: "chargeId",
    filters: ["type", "transactionType", "active"],
  },
  form: [["chargeId", "type"]],
  excel: [
    "chargeId",
    "quantity",
    "unitPrice",
    "currencyId",
    "vatrate",
    "type",
    "transactionType",
    "service",
    "serviceType",
    "office",
    "notes",
    "unitId",
    "quantityType",
  ],
  calls: {
    controller: "CatStandardCharge",
    paths: { template: "downloadExcel", upload: "uploadFile", import: "import" },
  },
});
