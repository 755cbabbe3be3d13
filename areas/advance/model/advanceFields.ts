import { statusWords } from "@fairway/areas/document/model/documentStatus.ts";
import { headFields } from "@fairway/areas/document/model/headFields.ts";
import { field } from "@fairway/core/resource/field.ts";
import { advanceTags, aimWords, methodWords, paymentTags } from "./advanceWords.ts";

/** The fields of an advance in its history and the exported list. */
export const advanceFields = {
  ...headFields("payee", { en: "Payee", vi: "Bên nhận tiền" }),
  advanceNo: field.code({ label: { en: "Advance no.", vi: "Số tạm ứng" }, max: 30 }),
  requesterName: field.text({ label: { en: "Requester", vi: "Người đề nghị" }, max: 250 }),
  departmentName: field.text({ label: { en: "Department", vi: "Phòng ban" }, max: 250 }),
  requestDate: field.date({ label: { en: "Request date", vi: "Ngày yêu cầu" } }),
  paymentMethod: field.choice({
    label: { en: "Payment method", vi: "Hình thức thanh toán" },
    of: methodWords,
  }),
  paymentTerm: field.number({ label: { en: "Payment term", vi: "Thời hạn thanh toán" } }),
  deadlinePayment: field.date({ label: { en: "Settle by", vi: "Hạn quyết toán" } }),
  dueDate: field.date({ label: { en: "Needed on", vi: "Ngày cần tiền" } }),
  bankAccountNo: field.code({ label: { en: "Bank account", vi: "Tài khoản ngân hàng" }, max: 50 }),
  bankAccountName: field.text({ label: { en: "Account name", vi: "Chủ tài khoản" }, max: 250 }),
  bankName: field.text({ label: { en: "Bank", vi: "Ngân hàng" }, max: 250 }),
  bankCode: field.code({ label: { en: "Bank code", vi: "Mã ngân hàng" }, max: 50 }),
  advanceNote: field.note({ label: { en: "Description", vi: "Diễn giải" }, max: 1000 }),
  advanceFor: field.choice({ label: { en: "Advance for", vi: "Tạm ứng cho" }, of: aimWords }),
  excRateUsdToLocal: field.rate({ label: { en: "USD rate", vi: "Tỷ giá USD" } }),
  amount: field.money({ label: { en: "Amount", vi: "Số tiền" } }),
  amountVnd: field.money({ label: { en: "Amount in VND", vi: "Số tiền VND" } }),
  amountUsd: field.money({ label: { en: "Amount in USD", vi: "Số tiền USD" } }),
  statusApproval: field.choice({
    label: { en: "Approval", vi: "Phê duyệt" },
    of: statusWords(advanceTags),
  }),
  statusPayment: field.choice({
    label: { en: "Settlement status", vi: "Quyết toán" },
    of: statusWords(paymentTags),
  }),
  voucherNo: field.code({ label: { en: "Voucher no.", vi: "Số chứng từ" }, max: 50 }),
  voucherDate: field.date({ label: { en: "Voucher date", vi: "Ngày chứng từ" } }),
  canceledAt: field.instant({ label: { en: "Canceled at", vi: "Hủy lúc" } }),
};

/** The columns of the exported list. */
export const advanceSheet = [
  "advanceNo",
  "amount",
  "currencyId",
  "amountVnd",
  "amountUsd",
  "requesterName",
  "departmentName",
  "payeeName",
  "requestDate",
  "dueDate",
  "deadlinePayment",
  "datetimeModified",
  "statusApproval",
  "statusPayment",
  "paymentMethod",
  "advanceNote",
  "voucherNo",
  "voucherDate",
  "lastSyncDate",
  "syncStatus",
  "userNameModified",
] as const;
