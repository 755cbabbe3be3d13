import { settlementFields } from "./settlementFields.ts";
import { field } from "@fairway/core/resource/field.ts";
import type { Words } from "@fairway/core/words/words.ts";

const code = (en: string, vi: string, max = 50) => field.code({ label: { en, vi }, max });
const text = (en: string, vi: string) => field.text({ label: { en, vi }, max: 250 });
const money = (en: string, vi: string) => field.money({ label: { en, vi } });

const ofJob = {
  jobNo: code("Job no.", "Số lô"),
  mawb: code("MBL", "Vận đơn chủ"),
  hwbno: code("HBL", "Vận đơn nhà"),
  customNo: code("Declaration no.", "Số tờ khai"),
};
const approvedOn = field.date({ label: { en: "Approved on", vi: "Ngày duyệt" } });
const currencyId = code("Currency", "Loại tiền", 3);
const totalVnd = money("Total in VND", "Tổng cộng VND");

/** The columns of settlements by job, with sums in both currencies for each job. */
export const columnsByJob = {
  ...ofJob,
  settlementNo: settlementFields.settlementNo,
  requestDate: settlementFields.requestDate,
  requesterName: settlementFields.requesterName,
  amount: settlementFields.amount,
  advanceNo: code("Advance no.", "Số tạm ứng"),
  advanceAmount: settlementFields.advanceAmount,
  balanceAmount: settlementFields.balanceAmount,
  currencyId,
  approvedOn,
  note: settlementFields.note,
  amountVnd: settlementFields.amountVnd,
  advanceVnd: money("Advance in VND", "Tạm ứng VND"),
  balanceVnd: money("Balance in VND", "Chênh lệch VND"),
  amountUsd: settlementFields.amountUsd,
  advanceUsd: money("Advance in USD", "Tạm ứng USD"),
  balanceUsd: money("Balance in USD", "Chênh lệch USD"),
};

/** The columns of settlements with their houses and charges, one level below the other. */
export const columnsByCharge = {
  settlementNo: settlementFields.settlementNo,
  requesterName: settlementFields.requesterName,
  requestDate: settlementFields.requestDate,
  paymentMethod: settlementFields.paymentMethod,
  dueDate: settlementFields.dueDate,
  approvedOn,
  bankAccountNo: settlementFields.bankAccountNo,
  bankAccountName: settlementFields.bankAccountName,
  bankName: settlementFields.bankName,
  ...ofJob,
  chargeCode: code("Charge code", "Mã phí"),
  chargeName: text("Charge name", "Tên phí"),
  quantity: field.number({ label: { en: "Quantity", vi: "Số lượng" } }),
  unitCode: code("Unit", "Đơn vị"),
  unitPrice: money("Unit price", "Đơn giá"),
  currencyId,
  netAmount: money("Net", "Trước thuế"),
  vatrate: field.number({ label: { en: "VAT %", vi: "Thuế %" } }),
  vatAmount: money("VAT", "Thuế GTGT"),
  total: money("Total", "Tổng cộng"),
  totalVnd,
  payeeName: text("Payee", "Bên nhận tiền"),
  obhPartnerName: text("Paid on behalf of", "Chi hộ cho"),
  invoiceNo: code("Invoice no.", "Số hóa đơn"),
  seriesNo: code("Series", "Ký hiệu"),
  invoiceDate: field.date({ label: { en: "Invoice date", vi: "Ngày hóa đơn" } }),
  vatPartnerName: text("VAT partner", "Đối tác VAT"),
  advanceAmount: settlementFields.advanceAmount,
  balanceAmount: settlementFields.balanceAmount,
};

/** The words of the forms of one settlement. */
export const formWords = {
  request: { en: "Settlement request", vi: "Giấy đề nghị thanh toán" },
  byDocument: { en: "Settlement by statement and note", vi: "Thanh toán theo bảng kê và giấy báo" },
  general: { en: "Payment request", vi: "Giấy đề nghị chi tiền" },
  cost: { en: "Cost", vi: "Chi phí" },
  beforeTax: { en: "Before tax", vi: "Trước thuế" },
  tax: { en: "Tax", vi: "Thuế" },
  afterTax: { en: "After tax", vi: "Sau thuế" },
  invoiceNo: { en: "Invoice no.", vi: "Số hóa đơn" },
  remark: { en: "Remark", vi: "Ghi chú" },
  subtotal: { en: "Subtotal", vi: "Cộng" },
  advanced: { en: "Advance", vi: "Tạm ứng" },
  difference: settlementFields.balanceAmount.label,
  total: { en: "Total", vi: "Tổng cộng" },
  document: { en: "Statement or note", vi: "Bảng kê hoặc giấy báo" },
  job: { en: "Job no.", vi: "Số lô" },
  customNo: { en: "Declaration no.", vi: "Số tờ khai" },
  hwbno: { en: "HBL", vi: "Vận đơn nhà" },
  mawb: { en: "MBL", vi: "Vận đơn chủ" },
  obh: { en: "On behalf", vi: "Chi hộ" },
  credit: { en: "Bought", vi: "Phí mua" },
  balance: settlementFields.balanceAmount.label,
  level: { en: "Level", vi: "Cấp" },
  approved: { en: "Approved", vi: "Đã duyệt" },
  name: { en: "Name", vi: "Tên" },
  day: { en: "Day", vi: "Ngày" },
  requester: { en: "Requester", vi: "Người đề nghị" },
  manager: { en: "Department manager", vi: "Trưởng phòng" },
  accountant: { en: "Chief accountant", vi: "Kế toán trưởng" },
  director: { en: "Director", vi: "Giám đốc" },
  department: { en: "Department", vi: "Phòng ban" },
  payee: { en: "Payee", vi: "Bên nhận tiền" },
  requestDate: { en: "Request date", vi: "Ngày yêu cầu" },
  dueDate: { en: "Pay by", vi: "Hạn thanh toán" },
  method: { en: "Payment method", vi: "Hình thức thanh toán" },
  bank: { en: "Bank account", vi: "Tài khoản ngân hàng" },
  amount: { en: "Amount", vi: "Số tiền" },
  inWords: { en: "In words", vi: "Bằng chữ" },
  reason: { en: "Reason", vi: "Lý do" },
} as const satisfies Record<string, Words>;
