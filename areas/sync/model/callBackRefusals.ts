import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of calls of the accounting system. */
export const refuseCallBack = refusals({
  "callBack.unknownKey": {
    status: 401,
    en: "The key in x-key is not known, or its system is switched off.",
    vi: "Không có khóa trong x-key, hoặc hệ thống đã ngừng dùng.",
  },
  "callBack.signature": {
    status: 401,
    en: "The signature in x-signature does not belong to this method, path, time, nonce and body.",
    vi: "Chữ ký trong x-signature không khớp với phương thức, đường dẫn, thời gian, nonce và nội dung.",
  },
  "callBack.clock": {
    status: 401,
    en: "The time in x-timestamp is more than {most} minutes off. Set the clock and sign again.",
    vi: "Thời gian trong x-timestamp lệch quá {most} phút. Hãy chỉnh đồng hồ và ký lại.",
  },
  "callBack.nonceMissing": {
    status: 401,
    en: "x-nonce needs 8 to 100 letters, digits or hyphens that were never used before.",
    vi: "x-nonce cần 8 đến 100 chữ, số hoặc dấu gạch chưa từng dùng.",
  },
  "callBack.nonce": {
    status: 409,
    en: "The nonce in x-nonce was used before. Sign the call again with another one.",
    vi: "Nonce trong x-nonce đã được dùng. Hãy ký lại với nonce khác.",
  },
  "callBack.noUser": {
    status: 403,
    en: "The user of {system} works in none of its offices. Choose another user for the system.",
    vi: "Người dùng của {system} không làm ở văn phòng nào của hệ thống. Hãy chọn người khác.",
  },
  "callBack.unknownOffice": {
    status: 400,
    en: "There is no such office. Choose offices of the company.",
    vi: "Không có văn phòng này. Hãy chọn văn phòng của công ty.",
  },
  "callBack.otherOffice": {
    status: 404,
    en: "There is no such record in the offices of this key.",
    vi: "Không có bản ghi này trong các văn phòng của khóa.",
  },
  "callBack.notSent": {
    status: 409,
    en: "{number} was not sent to accounting, or it came back already.",
    vi: "{number} chưa gửi kế toán hoặc đã được trả lại.",
  },
  "callBack.hasDocument": {
    status: 409,
    en: "{number} is on {documentNo}. Remove that first.",
    vi: "{number} đã có {documentNo}. Hãy xóa chứng từ đó trước.",
  },
  "callBack.unknownVoucher": {
    status: 404,
    en: "No advance has the voucher {voucherNo}.",
    vi: "Không có tạm ứng nào có chứng từ {voucherNo}.",
  },
  "callBack.references": {
    status: 422,
    en: "All charges of the type DEBIT have one ReferenceNo: they are one invoice.",
    vi: "Mọi dòng phí loại DEBIT phải có cùng ReferenceNo vì thuộc một hóa đơn.",
  },
  "callBack.oneInvoice": {
    status: 422,
    en: "The charges of {referenceNo} are one invoice. Send the same PaymentTerm, ExchangeRate and AccountNo for all of them.",
    vi: "Các dòng phí của {referenceNo} là một hóa đơn. Hãy gửi cùng PaymentTerm, ExchangeRate và AccountNo cho mọi dòng.",
  },
  "callBack.oneVoucher": {
    status: 422,
    en: "The lines of AcctID {acctId} are one voucher: give them the same VoucherNo, VoucherDate, VoucherType, Currency, PaymentTerm and AccountNo.",
    vi: "Các dòng của AcctID {acctId} là một chứng từ: hãy dùng cùng VoucherNo, VoucherDate, VoucherType, Currency, PaymentTerm và AccountNo.",
  },
  "callBack.otherLine": {
    status: 422,
    en: "{number} did not send the line {line}. Name a line that it sent.",
    vi: "{number} không gửi dòng {line}. Hãy chọn dòng mà chứng từ đã gửi.",
  },
  "callBack.nothingToBook": {
    status: 422,
    en: "No detail is left to book: all are CLEAR_ADVANCE or BALANCE.",
    vi: "Không còn dòng nào để ghi sổ: tất cả là CLEAR_ADVANCE hoặc BALANCE.",
  },
  "callBack.noVoucher": {
    status: 404,
    en: "There is no voucher {voucherNo} in the offices of this key.",
    vi: "Không có chứng từ {voucherNo} trong các văn phòng của khóa.",
  },
  "callBack.notLedgerVoucher": {
    status: 409,
    en: "The accounting system did not make {voucherNo}. It is changed here.",
    vi: "{voucherNo} không do hệ thống kế toán lập, hãy sửa tại đây.",
  },
  "callBack.otherDocument": {
    status: 422,
    en: "{voucherNo} is not over the lines of {docCode}.",
    vi: "{voucherNo} không lập từ các dòng của {docCode}.",
  },
  "callBack.payableType": {
    status: 422,
    en: "The payable {acctId} is of the type {type}. Payments of other types are not taken here.",
    vi: "Khoản phải trả {acctId} thuộc loại {type}, không nhận thanh toán loại khác.",
  },
  "callBack.noPayment": {
    status: 404,
    en: "There is no payment {paymentNo} of {acctId}, or it was taken back.",
    vi: "Không có phiếu chi {paymentNo} cho {acctId}, hoặc phiếu đã được hủy.",
  },
  "callBack.nameTaken": {
    status: 409,
    en: "Another system has this name.",
    vi: "Đã có hệ thống khác mang tên này.",
  },
  "callBack.unknownUser": {
    status: 422,
    en: "Choose a user of the company.",
    vi: "Hãy chọn người dùng của công ty.",
  },
  "callBack.mostKeys": {
    status: 409,
    en: "A system has two keys while they are exchanged. Delete the old one first.",
    vi: "Mỗi hệ thống có tối đa hai khóa khi thay khóa. Hãy xóa khóa cũ trước.",
  },
});
