import { documentKind } from "@fairway/areas/document/model/documentKind.ts";
import { statusWords } from "@fairway/areas/document/model/documentStatus.ts";
import { headFields } from "@fairway/areas/document/model/headFields.ts";
import type { NumberRule } from "@fairway/areas/numbering/model/numberRule.ts";
import { field } from "@fairway/core/resource/field.ts";
import { yesOrNo } from "@fairway/core/words/yesOrNo.ts";
import { methodWords, paymentTags } from "./payableWords.ts";
import { refusePayable } from "./refusals.ts";
import { paymentSteps, type VendorPayment } from "./vendorPayment.ts";

/** The fields of a payment in its history. */
export const paymentFields = {
  ...headFields("partner", { en: "Vendor", vi: "Nhà cung cấp" }),
  paymentNo: field.code({ label: { en: "Payment no.", vi: "Số phiếu chi" }, max: 30 }),
  status: field.choice({
    label: { en: "Status", vi: "Trạng thái" },
    of: statusWords(paymentTags),
  }),
  paymentDate: field.date({ label: { en: "Day of payment", vi: "Ngày thanh toán" } }),
  paymentMethod: field.choice({
    label: { en: "Payment method", vi: "Hình thức thanh toán" },
    of: methodWords,
  }),
  bankAccountNo: field.code({ label: { en: "Bank account", vi: "Tài khoản ngân hàng" }, max: 50 }),
  excRateUsdToLocal: field.number({ label: { en: "USD rate", vi: "Tỷ giá USD" } }),
  isRateTyped: field.choice({ label: { en: "Rate typed", vi: "Tỷ giá nhập tay" }, of: yesOrNo }),
  paidAmount: field.money({ label: { en: "Amount paid", vi: "Số tiền đã trả" } }),
  paidAmountVnd: field.money({ label: { en: "Amount paid VND", vi: "Số tiền đã trả VND" } }),
  gainLossVnd: field.money({
    label: { en: "Exchange gain or loss", vi: "Chênh lệch tỷ giá" },
    signed: true,
  }),
  description: field.note({ label: { en: "Description", vi: "Diễn giải" }, max: 1000 }),
  referenceNo: field.code({
    label: { en: "Number in the ledger", vi: "Số sổ kế toán" },
    max: 50,
  }),
  canceledAt: field.instant({ label: { en: "Canceled at", vi: "Hủy lúc" } }),
  cancelReason: field.note({ label: { en: "Reason", vi: "Lý do" }, max: 500 }),
};

/** The declaration of payments to vendors. */
export const vendorPaymentKind = documentKind<VendorPayment>({
  kinds: ["vendorPayment"],
  title: { en: "Payment to a vendor", vi: "Phiếu chi nhà cung cấp" },
  table: "vendor_payment",
  own: [
    "paymentDate",
    "paymentMethod",
    "bankAccountNo",
    "excRateUsdToLocal",
    "isRateTyped",
    "paidAmount",
    "paidAmountVnd",
    "gainLossVnd",
    "description",
    "referenceNo",
    "canceledAt",
    "cancelReason",
  ],
  ownCurrency: true,
  names: { partner: "partner", number: "paymentNo", state: "status" },
  steps: paymentSteps,
  row: ({ paymentNo, status, description, referenceNo }) => ({
    kind: "vendorPayment",
    number: paymentNo,
    numberScope: "",
    state: status,
    words: [description, referenceNo],
  }),
  standing: ({ paymentNo, status, syncStatus }) => ({
    number: paymentNo,
    state: status,
    isSynced: syncStatus === "Synced",
  }),
  files: { moduleName: "Accounting", folder: "VendorPayment" },
  states: paymentTags,
  fields: paymentFields,
  sheet: ["paymentNo", "partnerCode", "partnerName", "paymentDate", "paidAmount", "currencyId"],
  rights: {
    list: "acctPayable.list",
    detail: "acctPayable.detail",
    write: "acctPayable.write",
    export: "acctPayable.export",
  },
  closedBy: ["synced"],
  verbs: { cancel: { right: "acctPayable.write", step: "cancel" } },
  refusals: {
    synced: ({ number: paymentNo }) => refusePayable("payable.synced", { paymentNo }),
    state: ({ number: paymentNo }) => refusePayable("payable.canceled", { paymentNo }),
  },
});

/** The numbers of payments count by year. Source: rule PY-3. */
export const paymentNumbers: NumberRule = { series: "vendorPayment", period: "year", digits: 5 };
/** What a number of a payment begins with. */
export const paymentPrefix = "PC";
