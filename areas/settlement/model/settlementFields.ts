import { approvedTags } from "@fairway/areas/approval/model/approvedStates.ts";
import { headFields } from "@fairway/areas/document/model/headFields.ts";
import { statusWords } from "@fairway/areas/document/model/documentStatus.ts";
import { field } from "@fairway/core/resource/field.ts";
import { settlementMethodWords, settlementTypeWords } from "./settlementWords.ts";

/** The fields of a settlement in the history and the exported list. */
export const settlementFields = {
  ...headFields("payee", { en: "Payee", vi: "Bên nhận tiền" }),
  settlementNo: field.code({ label: { en: "Settlement no.", vi: "Số thanh toán" }, max: 30 }),
  requesterName: field.text({ label: { en: "Requester", vi: "Người đề nghị" }, max: 250 }),
  departmentName: field.text({ label: { en: "Department", vi: "Phòng ban" }, max: 250 }),
  settlementType: field.choice({
    label: { en: "Costs", vi: "Loại chi phí" },
    of: settlementTypeWords,
  }),
  requestDate: field.date({ label: { en: "Request date", vi: "Ngày yêu cầu" } }),
  dueDate: field.date({ label: { en: "Pay by", vi: "Hạn thanh toán" } }),
  paymentMethod: field.choice({
    label: { en: "Payment method", vi: "Hình thức thanh toán" },
    of: settlementMethodWords,
  }),
  bankAccountNo: field.code({ label: { en: "Bank account", vi: "Tài khoản ngân hàng" }, max: 50 }),
  bankAccountName: field.text({ label: { en: "Account name", vi: "Chủ tài khoản" }, max: 250 }),
  bankName: field.text({ label: { en: "Bank", vi: "Ngân hàng" }, max: 250 }),
  bankCode: field.code({ label: { en: "Bank code", vi: "Mã ngân hàng" }, max: 50 }),
  note: field.note({ label: { en: "General reason", vi: "Lý do chung" }, max: 1000 }),
  amount: field.money({ label: { en: "Amount", vi: "Số tiền" } }),
  amountVnd: field.money({ label: { en: "Amount in VND", vi: "Số tiền VND" } }),
  amountUsd: field.money({ label: { en: "Amount in USD", vi: "Số tiền USD" } }),
  advanceAmount: field.money({ label: { en: "Advance", vi: "Tạm ứng" } }),
  balanceAmount: field.money({ label: { en: "Advance less amount", vi: "Tạm ứng trừ số tiền" } }),
  statusApproval: field.choice({
    label: { en: "Approval", vi: "Phê duyệt" },
    of: statusWords(approvedTags),
  }),
  voucherNo: field.code({ label: { en: "Voucher no.", vi: "Số chứng từ" }, max: 50 }),
  voucherDate: field.date({ label: { en: "Voucher date", vi: "Ngày chứng từ" } }),
  canceledAt: field.instant({ label: { en: "Canceled at", vi: "Hủy lúc" } }),
};

/** The columns of the exported list. */
export const settlementSheet = [
  "settlementNo",
  "amount",
  "currencyId",
  "amountVnd",
  "amountUsd",
  "advanceAmount",
  "balanceAmount",
  "requesterName",
  "departmentName",
  "payeeName",
  "settlementType",
  "requestDate",
  "dueDate",
  "datetimeModified",
  "statusApproval",
  "paymentMethod",
  "note",
  "voucherNo",
  "voucherDate",
  "lastSyncDate",
  "syncStatus",
] as const;
