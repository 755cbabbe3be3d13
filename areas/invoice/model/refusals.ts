import { jobClosedRefusals, jobClosedRule } from "@fairway/areas/document/model/jobClosed.ts";
import { Refused, refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of issuing, changing, deleting or paying an invoice. */
export const refuseInvoice = refusals({
  "invoice.noCharge": {
    status: 400,
    en: "Choose at least one charge.",
    vi: "Hãy chọn ít nhất một dòng phí.",
  },
  "invoice.wrongType": {
    status: 400,
    en: "Charge {chargeCode} does not belong on {type, select, Invoice {a VAT invoice} other {an on-behalf invoice}}.",
    vi: "Phí {chargeCode} không thuộc {type, select, Invoice {hóa đơn GTGT} other {hóa đơn chi hộ}}.",
  },
  "invoice.otherPartner": {
    status: 400,
    en: "Charge {chargeCode} belongs to {partnerName}, not to the partner of this invoice.",
    vi: "Phí {chargeCode} thuộc về {partnerName}, không phải đối tác của hóa đơn này.",
  },
  "invoice.tooManyRows": {
    status: 400,
    en: "A sheet of real numbers has at most {most, number} rows.",
    vi: "Bảng số hóa đơn có tối đa {most, number} dòng.",
  },
  "invoice.unknown": {
    status: 404,
    en: "There is no invoice with voucher ID {voucherId}.",
    vi: "Không có hóa đơn với số chứng từ {voucherId}.",
  },
  "invoice.twice": {
    status: 400,
    en: "{voucherId} is listed twice.",
    vi: "{voucherId} bị lặp lại.",
  },
  "invoice.mayNotReceive": {
    status: 403,
    en: "You may not receive the money of {voucherId}; leave the cell empty or ask a colleague with the right to receipts.",
    vi: "Bạn không có quyền thu tiền của {voucherId}, hãy để trống ô hoặc nhờ đồng nghiệp có quyền phiếu thu.",
  },
  "invoice.mixedSides": {
    status: 400,
    en: "Charge {chargeCode} does not go with the others: a voucher has either what we owe or what is owed to us.",
    vi: "Phí {chargeCode} không cùng loại với các dòng khác: một chứng từ chỉ gồm khoản phải trả hoặc khoản phải thu.",
  },
  "invoice.lineSent": {
    status: 409,
    en: "Charge {chargeCode} was sent to accounting with {documentNo}.",
    vi: "Phí {chargeCode} đã được gửi kế toán theo {documentNo}.",
  },
  "invoice.notSettled": {
    status: 409,
    en: "Charge {chargeCode} waits for {settlementNo, select, other {settlement {settlementNo}}} to be Done.",
    vi: "Phí {chargeCode} đang chờ phiếu thanh toán {settlementNo} hoàn tất.",
  },
  "invoice.keepsRate": {
    status: 400,
    en: "On-behalf charge {chargeCode} keeps its rate and amounts on a voucher.",
    vi: "Phí chi hộ {chargeCode} giữ nguyên tỷ giá và số tiền trên chứng từ.",
  },
  "invoice.lineAmount": {
    status: 400,
    en: "{value} is no amount in VND; type a whole number, zero or more.",
    vi: "{value} không phải số tiền VND, hãy nhập số nguyên không âm.",
  },
  "invoice.notItsLine": {
    status: 400,
    en: "A typed line is not on this document; open it again.",
    vi: "Có dòng đã nhập không thuộc chứng từ này, hãy mở lại.",
  },
  "invoice.jobCanceled": jobClosedRefusals.canceled,
  "invoice.creditNote": {
    status: 400,
    en: "Note {code} is a credit note; choose debit or invoice notes.",
    vi: "Giấy báo {code} là giấy báo có, hãy chọn giấy báo nợ hoặc giấy báo thu.",
  },
  "invoice.notePrepaid": {
    status: 409,
    en: "Note {code} is prepaid and waits for its money; when it is there, issue the invoice by its number in New invoice.",
    vi: "Giấy báo {code} thuộc hợp đồng trả trước, đang chờ tiền; khi đã thu, hãy lập hóa đơn theo số giấy báo trong màn hình Lập hóa đơn.",
  },
  "invoice.noteDone": {
    status: 409,
    en: "Note {code} has no charges left to invoice; they are on {documentNo}.",
    vi: "Giấy báo {code} không còn phí để xuất hóa đơn, các dòng phí đã nằm trên {documentNo}.",
  },
  "invoice.futureDate": {
    status: 400,
    en: "The invoice date {date} is still to come; choose today or an earlier day.",
    vi: "Ngày hóa đơn {date} chưa đến, hãy chọn hôm nay hoặc ngày trước đó.",
  },
  "invoice.futureBilling": {
    status: 400,
    en: "The billing date {date} is still to come; choose today or an earlier day.",
    vi: "Ngày xác nhận {date} chưa đến, hãy chọn hôm nay hoặc ngày trước đó.",
  },
  "invoice.notPositive": {
    status: 400,
    en: "The total of an invoice must be greater than zero.",
    vi: "Tổng tiền hóa đơn phải lớn hơn 0.",
  },
  "invoice.usdUnknown": {
    status: 400,
    en: "Charge {chargeCode} has no amount in US dollars; there is no rate on {day}.",
    vi: "Phí {chargeCode} chưa có số tiền bằng đô la Mỹ, ngày {day} không có tỷ giá.",
  },
  "invoice.voucherIdTaken": {
    status: 409,
    en: "Voucher ID {value} is already used.",
    vi: "Số chứng từ {value} đã được dùng.",
  },
  "invoice.numberTaken": {
    status: 409,
    en: "Invoice number {value} is already used in series {serie}.",
    vi: "Số hóa đơn {value} đã được dùng trong ký hiệu {serie}.",
  },
  "invoice.paid": {
    status: 409,
    en: "Invoice {invoiceNo} has payments on it; cancel these payments first.",
    vi: "Hóa đơn {invoiceNo} đã có thanh toán, hãy hủy các lần thanh toán trước.",
  },
  "invoice.onDraftReceipt": {
    status: 409,
    en: "Invoice {invoiceNo} is on {isNamed, select, yes {draft receipt {receiptNo}} other {a draft receipt that you may not open}}; take it off that draft or delete the draft first.",
    vi: "Hóa đơn {invoiceNo} đang nằm trên phiếu thu nháp {isNamed, select, yes {{receiptNo}} other {mà bạn không có quyền mở}}, hãy bỏ hóa đơn khỏi phiếu hoặc xóa phiếu nháp trước.",
  },
  "invoice.confirmedWhole": {
    status: 409,
    en: "Invoice {invoiceNo} was confirmed with {documentNo, select, none {a combined billing that you may not open} other {combined billing {documentNo}}}; change the billing date there.",
    vi: "Hóa đơn {invoiceNo} đã được xác nhận theo {documentNo, select, none {một phiếu gộp mà bạn không có quyền mở} other {phiếu gộp {documentNo}}}, hãy đổi ngày xác nhận tại đó.",
  },
  "invoice.canceled": {
    status: 409,
    en: "{invoiceNo} is canceled; it is kept as it was and a new one is issued over its charges.",
    vi: "{invoiceNo} đã bị hủy và được giữ nguyên, hãy lập chứng từ mới cho các dòng phí.",
  },
  "invoice.fromAccounting": {
    status: 409,
    en: "Accounting has {invoiceNo}, or it is on its way there: it is changed there, or sent back first.",
    vi: "Kế toán đã có hoặc đang nhận {invoiceNo}: hãy sửa tại đó hoặc chờ trả lại.",
  },
  "invoice.unknownReference": {
    status: 404,
    en: "No invoice has the reference {referenceNo}.",
    vi: "Không có hóa đơn nào với tham chiếu {referenceNo}.",
  },
  "invoice.referenceTaken": {
    status: 409,
    en: "An invoice with the reference {referenceNo} exists already.",
    vi: "Đã có hóa đơn với tham chiếu {referenceNo}.",
  },
});

/** The same refusal, with the notes from which the invoice was to be issued before its text. */
export function ofNotes(refused: Refused, codes: string): Refused {
  const { code, entry, facts, fields } = refused;
  const named = {
    ...entry,
    en: `Note {noteNos}: ${entry.en}`,
    vi: `Giấy báo {noteNos}: ${entry.vi}`,
  };
  return new Refused(code, named, { ...facts, noteNos: codes }, fields);
}

/**
 * Returns the refusal of an invoice over charges of a canceled job, or null; a locked job can be
 * invoiced.
 */
export const whyJobClosed = jobClosedRule(refuseInvoice, { canceled: "invoice.jobCanceled" });
