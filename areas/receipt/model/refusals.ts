import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of saving, posting, canceling or deleting a receipt. */
export const refuseReceipt = refusals({
  "receipt.noInvoice": {
    status: 400,
    en: "Choose at least one invoice to clear, or make it an advance.",
    vi: "Hãy chọn ít nhất một hóa đơn để cấn trừ, hoặc lập phiếu ứng trước.",
  },
  "receipt.advanceClearsNothing": {
    status: 400,
    en: "A receipt of this type clears no invoices and uses no credits; remove them or choose Clear Debit.",
    vi: "Loại phiếu này không cấn trừ hóa đơn và không dùng khoản phải trả; hãy bỏ ra hoặc chọn Cấn trừ nợ.",
  },
  "receipt.noCredit": {
    status: 400,
    en: "Choose at least one voucher, credit note or statement that pays for the invoices.",
    vi: "Hãy chọn ít nhất một chứng từ, giấy báo có hoặc bảng kê để bù trừ với hóa đơn.",
  },
  "receipt.netOffTakesNoMoney": {
    status: 400,
    en: "A net-off takes no money and no advance; empty this amount or choose Clear Debit.",
    vi: "Bù trừ công nợ không thu tiền và không dùng tiền ứng trước; hãy để trống số tiền này hoặc chọn Cấn trừ nợ.",
  },
  "receipt.noVoucher": {
    status: 409,
    en: "Nothing of {number} is open on a voucher of this partner. Issue its voucher first, then net it off.",
    vi: "{number} không còn khoản nào trên chứng từ của đối tác này. Hãy lập chứng từ trước rồi bù trừ.",
  },
  "receipt.creditTwice": {
    status: 400,
    en: "Voucher {number} is chosen twice, alone or by its note or statement. Keep one of them.",
    vi: "Chứng từ {number} được chọn hai lần, trực tiếp hoặc qua giấy báo có, bảng kê. Hãy giữ lại một.",
  },
  "receipt.creditUsedUp": {
    status: 409,
    en: "Nothing of {number} is open any more. Remove it from the receipt.",
    vi: "{number} không còn khoản phải trả. Hãy bỏ khỏi phiếu.",
  },
  "receipt.moreThanCredit": {
    status: 409,
    en: "Only {open, number, ::.########} {currency} of {number} is open.",
    vi: "{number} chỉ còn {open, number, ::.########} {currency}.",
  },
  "receipt.nothingCleared": {
    status: 400,
    en: "The advance and the credits of this receipt clear nothing. Choose invoices that they can clear, or enter the money received.",
    vi: "Tiền ứng trước và khoản phải trả của phiếu không cấn trừ được gì. Hãy chọn hóa đơn cần cấn trừ, hoặc nhập số tiền thu.",
  },
  "receipt.extendPaid": {
    status: 409,
    en: "Invoice {invoiceNo} is paid; nothing of it falls due any more.",
    vi: "Hóa đơn {invoiceNo} đã thanh toán, không còn hạn để gia hạn.",
  },
  "receipt.obhPartner": {
    status: 400,
    en: "Choose the partner on whose behalf the money is collected or paid.",
    vi: "Hãy chọn đối tác được thu hộ hoặc chi hộ.",
  },
  "receipt.canceledBefore": {
    status: 400,
    en: "Receipt {receiptNo} is of {from}; it is canceled on a day from {from} to {last}, not on {day}.",
    vi: "Phiếu thu {receiptNo} có ngày {from}; ngày hủy phải từ {from} đến {last}, không thể là {day}.",
  },
  "receipt.amount": {
    status: 400,
    en: "Enter an amount greater than zero, with no more decimals than {currency} has.",
    vi: "Nhập số tiền lớn hơn 0, không quá số lẻ của {currency}.",
  },
  "receipt.lineAmount": {
    status: 400,
    en: "Enter an amount of zero or more, with no more decimals than {currency} has.",
    vi: "Nhập số tiền từ 0 trở lên, không quá số lẻ của {currency}.",
  },
  "receipt.clearAdvanceOnly": {
    status: 400,
    en: "A customer's advance can be used only with a Clear-Advance method.",
    vi: "Chỉ dùng tiền ứng trước của khách với phương thức Cấn trừ tiền ứng trước.",
  },
  "receipt.clearAdvanceTakesNoMoney": {
    status: 400,
    en: "The method Clear-Advance collects no money; choose Clear-Advance-Bank or -Cash.",
    vi: "Phương thức Cấn trừ tiền ứng trước không thu tiền; hãy chọn loại kèm chuyển khoản hoặc tiền mặt.",
  },
  "receipt.advanceTooSmall": {
    status: 409,
    en: "{asked, number, ::.########} {currency} of the customer's advance are to be used, but {left, number, ::.########} {currency} are left. Use less, or collect the rest with Clear-Advance-Bank or Clear-Advance-Cash.",
    vi: "Cần dùng {asked, number, ::.########} {currency} tiền ứng trước của khách, nhưng chỉ còn {left, number, ::.########} {currency}. Hãy dùng ít hơn, hoặc thu phần còn lại bằng cấn trừ kèm chuyển khoản hoặc tiền mặt.",
  },
  "receipt.advanceLater": {
    status: 409,
    en: "On {day} the customer's advance had {left, number, ::.########} {currency} to use; {asked, number, ::.########} {currency} are there from {from} on. Enter a paid date from {from} on, or use less.",
    vi: "Vào {day} chỉ dùng được {left, number, ::.########} {currency} tiền ứng trước của khách; từ {from} mới có {asked, number, ::.########} {currency}. Hãy nhập ngày thu từ {from}, hoặc dùng ít hơn.",
  },
  "receipt.advanceUsedBefore": {
    status: 409,
    en: "The advance of receipt {receiptNo} was used on {usedOn}; the receipt cannot be dated {day}. Enter a paid date up to {usedOn}, or cancel the later receipt first.",
    vi: "Tiền ứng trước của phiếu {receiptNo} đã được dùng vào {usedOn} nên phiếu không thể có ngày {day}. Hãy nhập ngày thu đến {usedOn}, hoặc hủy phiếu đã dùng trước.",
  },
  "receipt.advanceUsed": {
    status: 409,
    en: "Later receipts used {used, number, ::.########} {currency} of the advance of {receiptNo}, and the customer's other advances have {left, number, ::.########} {currency} left to replace them. {isNamed, select, yes {{receipts}{others, plural, =0 {} one { and # other receipt} other { and # other receipts}}} other {{others, plural, one {That receipt} other {Those # receipts}}}} must be canceled first, if you cannot see them by a colleague who can.",
    vi: "Các phiếu sau đã dùng {used, number, ::.########} {currency} tiền ứng trước của {receiptNo}, còn các khoản ứng trước khác của khách chỉ còn {left, number, ::.########} {currency} để thay. Cần hủy {isNamed, select, yes {{receipts}{others, plural, =0 {} other { và # phiếu khác}}} other {{others} phiếu đó}} trước; nếu bạn không được xem, hãy nhờ người có quyền.",
  },
  "receipt.otherCustomer": {
    status: 400,
    en: "Invoice {invoiceNo} belongs to another customer.",
    vi: "Hóa đơn {invoiceNo} thuộc khách hàng khác.",
  },
  "receipt.notReceivable": {
    status: 400,
    en: "{invoiceNo} is a voucher that we owe; choose it as a credit.",
    vi: "{invoiceNo} là chứng từ phải trả; hãy chọn ở phần bù trừ.",
  },
  "receipt.notPayable": {
    status: 400,
    en: "{invoiceNo} is owed to us; choose it among the invoices to clear.",
    vi: "{invoiceNo} là khoản phải thu; hãy chọn ở phần hóa đơn cần cấn trừ.",
  },
  "receipt.invoicePaid": {
    status: 409,
    en: "Invoice {invoiceNo} is already paid: nothing of its {total, number, ::.########} {currency} is open. Remove it from the receipt.",
    vi: "Hóa đơn {invoiceNo} đã thanh toán: không còn nợ trong {total, number, ::.########} {currency}. Hãy bỏ hóa đơn này khỏi phiếu thu.",
  },
  "receipt.moreThanOwed": {
    status: 409,
    en: "Only {owed, number, ::.########} {currency} of invoice {invoiceNo} is open.",
    vi: "Hóa đơn {invoiceNo} chỉ còn nợ {owed, number, ::.########} {currency}.",
  },
  "receipt.moreThanCollected": {
    status: 400,
    en: "The lines need {asked, number, ::.########} {currency}, but only {collected, number, ::.########} was collected.",
    vi: "Các dòng cần {asked, number, ::.########} {currency}, nhưng chỉ có {collected, number, ::.########}.",
  },
  "receipt.rowTwice": {
    status: 400,
    en: "A row above has this payment number and invoice. Add the amounts up in one row, or give this one a number of its own.",
    vi: "Đã có dòng phía trên với số thanh toán và hóa đơn này. Hãy cộng số tiền vào một dòng hoặc dùng số khác.",
  },
  "receipt.sameInvoiceTwice": {
    status: 400,
    en: "The same invoice is chosen twice.",
    vi: "Một hóa đơn được chọn hai lần.",
  },
  "receipt.openChanged": {
    status: 409,
    en: "The open amount of invoice {invoiceNo} has changed since this draft was saved; {owed, number, ::.########} {currency} is open now. Save the draft again and check the amounts.",
    vi: "Số còn nợ của hóa đơn {invoiceNo} đã thay đổi sau khi lưu nháp; hiện còn {owed, number, ::.########} {currency}. Hãy lưu nháp lại và kiểm tra số tiền.",
  },
  "receipt.numberTaken": {
    status: 409,
    en: "Receipt number {value} is already used. Enter another one; a new receipt without a number gets the next free one.",
    vi: "Số phiếu thu {value} đã được dùng. Hãy nhập số khác; phiếu mới để trống số sẽ lấy số tiếp theo.",
  },
  "receipt.notDraft": {
    status: 409,
    en: "Receipt {receiptNo} is no longer a draft and cannot be changed.",
    vi: "Phiếu thu {receiptNo} không còn là nháp, không thể sửa.",
  },
  "receipt.notDone": {
    status: 409,
    en: "Only a done receipt can be canceled; {receiptNo} is {status, select, Draft {a draft} other {canceled}}.",
    vi: "Chỉ hủy được phiếu đã hoàn tất; {receiptNo} {status, select, Draft {còn là nháp} other {đã hủy}}.",
  },
  "receipt.notCorrected": {
    status: 409,
    en: "Only a done receipt is corrected this way; {receiptNo} is {status, select, Draft {a draft. Open it, change it and save it.} other {canceled. Enter a new receipt.}}",
    vi: "Chỉ sửa nhanh được phiếu đã hoàn tất; {receiptNo} {status, select, Draft {còn là nháp. Hãy mở, sửa và lưu phiếu.} other {đã hủy. Hãy lập phiếu mới.}}",
  },
  "receipt.synced": {
    status: 409,
    en: "Receipt {receiptNo} has been sent to the accounting system; change it there.",
    vi: "Phiếu thu {receiptNo} đã đồng bộ sang hệ thống kế toán, hãy sửa tại đó.",
  },
  "receipt.typeOfPartner": {
    status: 400,
    en: "Choose a customer or an agent; this partner is neither.",
    vi: "Hãy chọn khách hàng hoặc đại lý; đối tác này không thuộc hai loại đó.",
  },
  "receipt.unknownInvoice": {
    status: 404,
    en: "There is no invoice {voucherId} whose payments you may enter.",
    vi: "Không có hóa đơn {voucherId} mà bạn được nhập thanh toán.",
  },
  "receipt.tooManyPayments": {
    status: 400,
    en: "A sheet has at most {most, number} payments; split it.",
    vi: "Mỗi tệp có tối đa {most, number} lần thanh toán, hãy tách tệp.",
  },
  "receipt.daysInOrder": {
    status: 400,
    en: "The last day is before the first one.",
    vi: "Ngày cuối đứng trước ngày đầu.",
  },
  "receipt.paidDate": {
    status: 400,
    en: "{day} cannot be a paid date; enter a day from {first} to {last}.",
    vi: "{day} không thể là ngày thanh toán; hãy nhập ngày từ {first} đến {last}.",
  },
});
