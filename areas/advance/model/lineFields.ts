import { field } from "@fairway/core/resource/field.ts";
import { statusWords } from "@fairway/areas/document/model/documentStatus.ts";
import { advanceFields } from "./advanceFields.ts";
import { advanceTypeWords, paymentTags } from "./advanceWords.ts";

/** The fields of a line in exported sheets. */
export const lineFields = {
  jobNo: field.code({ label: { en: "Job no.", vi: "Số lô" }, max: 50 }),
  hwbno: field.code({ label: { en: "HBL", vi: "Vận đơn nhà" }, max: 50 }),
  mawb: field.code({ label: { en: "MBL", vi: "Vận đơn chủ" }, max: 50 }),
  customNo: field.code({ label: { en: "Declaration no.", vi: "Số tờ khai" }, max: 50 }),
  customerName: field.text({ label: { en: "Customer", vi: "Khách hàng" }, max: 250 }),
  advanceNo: advanceFields.advanceNo,
  requesterName: advanceFields.requesterName,
  requestDate: advanceFields.requestDate,
  description: advanceFields.advanceNote,
  advanceType: field.choice({ label: { en: "Type", vi: "Loại" }, of: advanceTypeWords }),
  amount: advanceFields.amount,
  currencyId: field.code({ label: { en: "Currency", vi: "Loại tiền" }, max: 3 }),
  amountVnd: advanceFields.amountVnd,
  amountUsd: advanceFields.amountUsd,
  statusApproval: advanceFields.statusApproval,
  statusPayment: field.choice({
    label: advanceFields.statusPayment.label,
    of: statusWords(paymentTags),
  }),
  requestNote: field.text({ label: { en: "Note", vi: "Ghi chú" }, max: 500 }),
};

/** The columns of the exported lines. */
export const lineSheet = [
  "jobNo",
  "hwbno",
  "mawb",
  "customNo",
  "customerName",
  "advanceNo",
  "requesterName",
  "requestDate",
  "description",
  "advanceType",
  "amount",
  "currencyId",
  "amountVnd",
  "amountUsd",
  "statusApproval",
  "statusPayment",
  "requestNote",
] as const;

/** The head of the request of one advance as a sheet. */
export const formFacts = [
  "requesterName",
  "departmentName",
  "requestDate",
  "dueDate",
  "deadlinePayment",
  "paymentMethod",
  "bankAccountNo",
  "bankAccountName",
  "bankName",
  "advanceNote",
  "amount",
  "currencyId",
  "excRateUsdToLocal",
  "statusApproval",
] as const;

/** The columns of its lines. */
export const linesOfForm = [
  "jobNo",
  "hwbno",
  "mawb",
  "customNo",
  "description",
  "advanceType",
  "amount",
  "amountVnd",
  "amountUsd",
  "statusPayment",
  "requestNote",
] as const;
