import { decimal } from "@fairway/core/money/decimal.ts";
import { field, type LinkTarget } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { chargeGroup } from "./chargeGroup.ts";
import { currency } from "./currency.ts";
import { active, labels } from "./labels.ts";
import { office } from "./linkTargets.ts";
import { overviewColumns } from "./overviewColumns.ts";
import { refuseCatalogue } from "./refusals.ts";
import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { unit } from "./unit.ts";

/** The side of a charge. */
export const chargeTypes = {
  CREDIT: { en: "Buying (CREDIT)", vi: "Phí mua (CREDIT)" },
  DEBIT: { en: "Selling (DEBIT)", vi: "Phí bán (DEBIT)" },
  OBH: { en: "On behalf (OBH)", vi: "Chi hộ (OBH)", former: ["Thu hộ / chi hộ (OBH)"] },
  OTHER: { en: "Other", vi: "Khác" },
} as const;

const self: LinkTarget = {
  name: "charge",
  table: "charge",
  shared: "company",
  key: "code",
  names: { en: "chargeNameEn", vi: "chargeNameVn" },
  queryPath: "CatCharge/Query",
};

/**
 * A charge code: what is bought, sold or collected on behalf, with its usual unit, price and VAT.
 *
 * Unit: `vatrate` is per cent; below zero it is a fixed amount in the charge's currency.
 */
export const charge = resource("charge", {
  title: { en: "Charge", vi: "Phí" },
  menu: "catCharge",
  shared: "company",
  guard: "row",
  key: "code",
  names: { en: "chargeNameEn", vi: "chargeNameVn" },
  fields: {
    code: field.code({ label: labels.code, max: 50, unique: true }),
    chargeNameEn: field.text({ label: labels.nameEn, max: 250 }),
    chargeNameVn: field.text({ label: labels.nameVn, max: 250 }),
    type: field.choice({ label: { en: "Type", vi: "Loại" }, of: chargeTypes }),
    serviceTypeId: field.choices({ label: { en: "Services", vi: "Dịch vụ" }, of: serviceNames }),
    officeIds: field.links({
      label: { en: "Apply offices", vi: "Văn phòng áp dụng" },
      to: office,
      optional: true,
      hint: { en: "Empty: every office", vi: "Để trống: mọi văn phòng" },
    }),
    unitId: field.link({ label: labels.unit, to: unit, optional: true }),
    unitPrice: field.money({ label: { en: "Unit price", vi: "Đơn giá" }, optional: true }),
    currencyId: field.link({ label: labels.currency, to: currency, optional: true }),
    vatrate: field.number({
      label: { en: "VAT", vi: "Thuế GTGT", former: ["Thuế VAT"] },
      decimals: 4,
      signed: true,
      optional: true,
      hint: { en: "%; below zero: fixed amount", vi: "%; số âm: số tiền cố định" },
    }),
    chargeGroup: field.link({
      label: { en: "Charge group", vi: "Nhóm phí" },
      to: chargeGroup,
      optional: true,
    }),
    productDept: field.text({
      label: { en: "Product department", vi: "Bộ phận sản phẩm" },
      max: 50,
      optional: true,
    }),
    mode: field.choice({
      label: { en: "Mode", vi: "Phương thức", former: ["Hình thức"] },
      optional: true,
      of: {
        INTERNAL: { en: "Internal", vi: "Nội bộ" },
        "N.INV": { en: "No invoice", vi: "Không hóa đơn" },
      },
    }),
    overviewColumn: field.choice({
      label: { en: "Column in FCL/LCL overview", vi: "Cột trong tổng quan FCL/LCL" },
      of: overviewColumns,
      optional: true,
    }),
    debitCharge: field.link({
      label: { en: "Selling mapping", vi: "Phí bán tương ứng" },
      to: self,
      among: { type: "DEBIT" },
      optional: true,
    }),
    creditCharge: field.link({
      label: { en: "Buying mapping", vi: "Phí mua tương ứng" },
      to: self,
      among: { type: "CREDIT" },
      optional: true,
    }),
    generateSelling: field.flag({
      label: { en: "Generate selling", vi: "Tạo phí bán" },
      start: true,
    }),
    active,
  },
  list: {
    columns: [
      "code",
      "chargeNameEn",
      "chargeNameVn",
      "type",
      "serviceTypeId",
      "unitId",
      "currencyId",
      "unitPrice",
      "vatrate",
      "chargeGroup",
      "mode",
      "active",
    ],
    search: ["code", "chargeNameEn", "chargeNameVn"],
    sort: "code",
    filters: ["type", "serviceTypeId", "chargeGroup", "mode", "active"],
    indexedBy: [],
  },
  form: [
    ["code", "type", "chargeGroup"],
    ["chargeNameEn", "chargeNameVn"],
    ["serviceTypeId", "officeIds"],
    ["unitId", "unitPrice", "currencyId", "vatrate"],
    ["mode", "productDept", "overviewColumn"],
    ["debitCharge", "creditCharge"],
    ["generateSelling", "active"],
  ],
  excel: [
    "code",
    "chargeNameEn",
    "chargeNameVn",
    "unitId",
    "unitPrice",
    "currencyId",
    "vatrate",
    "type",
    "serviceTypeId",
    "chargeGroup",
    "active",
  ],
  check: (filled) => [
    ...(filled.debitCharge && filled.type !== "CREDIT"
      ? [refuseCatalogue.field("debitCharge", "charge.mappingForCreditOnly")]
      : []),
    ...(filled.creditCharge && filled.type !== "DEBIT" && filled.type !== "OBH"
      ? [refuseCatalogue.field("creditCharge", "charge.mappingForDebitOnly")]
      : []),
    ...(decimal(filled.vatrate).gt(99)
      ? [refuseCatalogue.field("vatrate", "charge.vatTooHigh")]
      : []),
  ],
  calls: {
    controller: "CatCharge",
    paths: {
      paging: "Paging",
      query: "Query",
      get: "getById/{id}",
      add: "addNew",
      update: "update",
      remove: "delete/{id}",
      template: "downloadExcel",
      upload: "uploadFile",
      import: "import",
      export: "Catalogue/ExportCharge",
      allowDetail: "CheckAllowDetail/{id}",
      allowDelete: "CheckAllowDelete/{id}",
    },
  },
});
