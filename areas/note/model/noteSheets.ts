import { sideNames } from "@fairway/areas/charge/model/sideNames.ts";
import { partnerTypes } from "@fairway/areas/partner/model/partnerTypes.ts";
import { shipmentTypes } from "@fairway/areas/shipment/model/choices.ts";
import { field } from "@fairway/core/resource/field.ts";
import { noteFields, typeWords } from "./noteFields.ts";

const text = (en: string, vi: string) => field.text({ label: { en, vi }, max: 1000 });
const date = (en: string, vi: string) => field.date({ label: { en, vi } });
const amount = (en: string, vi: string) => field.money({ label: { en, vi }, signed: true });

const bookDates = {
  serviceDate: date("Service date", "Ngày dịch vụ"),
  issueDate: date("Issue date", "Ngày phát hành"),
  etd: date("ETD", "Ngày đi (ETD)"),
  eta: date("ETA", "Ngày đến (ETA)"),
};

/** The columns of the list of notes by bill, kind of charge and currency. Rule DN-23 */
export const noteLineSheet = {
  jobNo: noteFields.jobNo,
  invoiceNo: text("Invoice no.", "Số hóa đơn"),
  mawb: text("MBL no.", "Số vận đơn chủ"),
  hwbno: noteFields.hwbnos,
  voucherId: text("Voucher", "Chứng từ"),
  shipmentType: field.choice({
    label: { en: "Shipment type", vi: "Loại hàng" },
    of: shipmentTypes,
  }),
  voucherDate: date("Voucher date", "Ngày chứng từ"),
  code: noteFields.code,
  soano: text("Statement of account", "Bảng kê công nợ"),
  type: field.choice({ label: noteFields.type.label, of: typeWords }),
  chargeType: field.choice({ label: { en: "Charge type", vi: "Loại phí" }, of: sideNames }),
  payerCode: text("Partner code", "Mã đối tác"),
  payerName: text("Partner name", "Tên đối tác"),
  payerType: field.choice({ label: { en: "Partner type", vi: "Loại đối tác" }, of: partnerTypes }),
  parentCode: text("A/C Ref", "Đối tác chính"),
  currencyId: text("Currency", "Loại tiền"),
  amount: amount("Amount", "Thành tiền"),
  amountUsd: amount("Total USD", "Tổng USD"),
  amountVnd: amount("Total VND", "Tổng VND"),
  issuedBy: text("Creator", "Người tạo"),
  businessUnit: text("Office", "Văn phòng"),
  serviceDate: bookDates.serviceDate,
  issueDate: bookDates.issueDate,
  accountNo: text("Account no.", "Số tài khoản"),
  etd: bookDates.etd,
  eta: bookDates.eta,
};

/** The columns of the statement of agents, in US dollars. Rule DN-23 */
export const agencySheet = {
  code: noteFields.code,
  jobNo: noteFields.jobNo,
  type: field.choice({ label: noteFields.type.label, of: typeWords }),
  issueDate: bookDates.issueDate,
  flexId: noteFields.flexId,
  mawb: text("MBL no.", "Số vận đơn chủ"),
  pol: text("Origin", "Nơi đi"),
  pod: text("Destination", "Nơi đến"),
  chargeWeight: field.number({ label: { en: "Charge weight", vi: "Trọng lượng tính cước" } }),
  originUsd: amount("Local charges USD", "Phí địa phương USD"),
  freightUsd: amount("Freight USD", "Cước USD"),
  debitUsd: amount("Debit USD", "Nợ USD"),
  creditUsd: amount("Credit USD", "Có USD"),
  balanceUsd: amount("Balance USD", "Số dư USD"),
  dueDays: field.number({ label: { en: "Payment term in days", vi: "Số ngày thanh toán" } }),
  status: noteFields.paymentStatus,
  note: noteFields.note,
  voucherId: text("VAT voucher", "Chứng từ thuế"),
  soano: text("Statement or settlement", "Bảng kê hoặc thanh toán"),
};
