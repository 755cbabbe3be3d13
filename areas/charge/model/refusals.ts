import { jobClosedRefusals, jobClosedRule } from "@fairway/areas/document/model/jobClosed.ts";
import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of saving, changing, deleting or claiming charge lines. */
export const refuseCharge = refusals({
  "charge.taken": {
    status: 409,
    en: "Charge {chargeCode} is already on {documentNo}.",
    vi: "Phí {chargeCode} đã nằm trên {documentNo}.",
  },
  "charge.wrongSide": {
    status: 400,
    en: "Charge {chargeCode} has no {side, select, debit {debit} other {credit}} side.",
    vi: "Phí {chargeCode} không có bên {side, select, debit {nợ} other {có}}.",
  },
  "charge.frozen": {
    status: 409,
    en: "Charge {chargeCode} is on {documentNo} and can no longer be changed.",
    vi: "Phí {chargeCode} đã nằm trên {documentNo}, không thể sửa.",
  },
  "charge.orderNotOffered": {
    status: 409,
    en: "This work order is not offered to the bill. It has to be approved, active and valid on the service date, for the service, customer, salesman, POL and POD of the bill.",
    vi: "Lệnh công việc này không áp dụng được cho vận đơn. Lệnh phải đã duyệt, đang hiệu lực vào ngày dịch vụ, cùng dịch vụ, khách hàng, nhân viên kinh doanh, POL và POD với vận đơn.",
  },
  "charge.orderNoPrice": {
    status: 409,
    en: "{workOrderNo} no longer has this price. Choose another one.",
    vi: "{workOrderNo} không còn giá này. Hãy chọn giá khác.",
  },
  "charge.orderNoQuantity": {
    status: 409,
    en: "The bill has no figure for the price per {unitCode} of {chargeCode}. Enter the goods of the bill first.",
    vi: "Vận đơn chưa có số lượng cho giá theo {unitCode} của phí {chargeCode}. Hãy nhập hàng hóa của vận đơn trước.",
  },
  "charge.orderNoRange": {
    status: 409,
    en: "{workOrderNo} has no price of {coloaderName} for {quantity, number} {unitCode}. Choose another price, or add the range to the order.",
    vi: "{workOrderNo} không có giá của {coloaderName} cho {quantity, number} {unitCode}. Hãy chọn giá khác hoặc thêm khoảng này vào lệnh.",
  },
  "charge.orderOther": {
    status: 409,
    en: "Prices of {workOrderNo} are on this bill already. Delete these lines first.",
    vi: "Vận đơn đã có giá của {workOrderNo}. Hãy xóa các dòng đó trước.",
  },
  "charge.orderKeyed": {
    status: 409,
    en: "Charge {chargeCode} is on this bill already and does not come from the order. Delete that line first.",
    vi: "Phí {chargeCode} đã có trên vận đơn và không phải từ lệnh. Hãy xóa dòng đó trước.",
  },
  "charge.notFromShipment": {
    status: 409,
    en: "Charge {chargeCode} was not entered on the job; change it where it was entered.",
    vi: "Phí {chargeCode} không nhập từ lô hàng, hãy sửa tại nơi đã nhập.",
  },
  "charge.combined": {
    status: 409,
    en: "The note is in a combined billing, so lines neither join nor leave it. Take it off the billing first.",
    vi: "Phiếu báo đã nằm trong bảng kê gộp nên không thêm, bớt được dòng phí. Hãy gỡ phiếu khỏi bảng kê trước.",
  },
  "charge.adjustTooFar": {
    status: 400,
    en: "The VND amount of charge {chargeCode} is {computed, number} as computed; adjust it by {most, number} at most.",
    vi: "Số tiền VND của phí {chargeCode} tính được là {computed, number}; chỉ điều chỉnh tối đa {most, number}.",
  },
  "charge.adjustUntaxed": {
    status: 400,
    en: "Charge {chargeCode} is not taxed; leave its VAT at zero.",
    vi: "Phí {chargeCode} không chịu thuế, hãy để tiền thuế bằng không.",
  },
  "charge.adjustHeld": {
    status: 409,
    en: "Charge {chargeCode} is on {documentNo}, too, and keeps its VND amounts; take it off {documentNo} first.",
    vi: "Phí {chargeCode} cũng nằm trên {documentNo} và giữ nguyên số tiền VND; hãy gỡ phí khỏi {documentNo} trước.",
  },
  "charge.takenOver": {
    status: 409,
    en: "Charge {chargeCode} was taken over to job {jobNo}. Cancel the line there first.",
    vi: "Phí {chargeCode} đã được lấy sang lô hàng {jobNo}. Hãy hủy dòng phí ở lô đó trước.",
  },
  "charge.linked": {
    status: 409,
    en: "Charge {chargeCode} comes from a charge of another job; change it there.",
    vi: "Phí {chargeCode} được tạo từ phí của lô hàng khác, hãy sửa tại lô hàng đó.",
  },
  "charge.linkedOn": {
    status: 409,
    en: "Charge {chargeCode} is linked to another job as a fee; undo the link before you change it.",
    vi: "Phí {chargeCode} đã liên kết phí sang lô hàng khác, hãy hủy liên kết phí trước khi sửa.",
  },
  "charge.jobLocked": jobClosedRefusals.locked,
  "charge.jobFinished": jobClosedRefusals.finished,
  "charge.jobCanceled": jobClosedRefusals.canceled,
  "charge.noProfit": {
    status: 409,
    en: "Job {jobNo} must not make a profit; with these lines the profit would be {profit} VND. Sell for less, add the missing costs, or remove the mark “No profit” from the job.",
    vi: "Lô {jobNo} không được có lợi nhuận; với các dòng này sẽ lãi {profit} VND. Hãy giảm giá bán, nhập đủ chi phí, hoặc bỏ dấu “Không lợi nhuận” của lô hàng.",
  },
  "charge.notSoldTo": {
    status: 400,
    en: "{partnerName} has no agreement in force for this service, office and salesman; choose the customer or the agent of the shipment, or add an agreement.",
    vi: "{partnerName} không có hợp đồng còn hiệu lực cho dịch vụ, văn phòng và nhân viên kinh doanh này; hãy chọn khách hàng hoặc đại lý của lô hàng, hoặc thêm hợp đồng.",
  },
  "charge.refundOfCarrier": {
    status: 400,
    en: "A refund fee is the carrier's; choose the carrier of the job, or remove the mark “Refund fee”.",
    vi: "Phí hoàn là của hãng vận chuyển; hãy chọn hãng vận chuyển của lô hàng, hoặc bỏ dấu “Phí hoàn”.",
  },
  "charge.refundLacksCarrier": {
    status: 400,
    en: "A refund fee is the carrier's; enter the carrier of the job first.",
    vi: "Phí hoàn là của hãng vận chuyển; hãy nhập hãng vận chuyển của lô hàng trước.",
  },
  "charge.tooMany": {
    status: 400,
    en: "At most {most} charge lines can be saved at once.",
    vi: "Chỉ lưu được tối đa {most} dòng phí một lần.",
  },
  "charge.sameTwice": {
    status: 400,
    en: "The same line is sent twice.",
    vi: "Một dòng được gửi hai lần.",
  },
  "charge.changed": {
    status: 409,
    en: "This line was saved meanwhile, by another user or in another tab of yours.",
    vi: "Dòng này vừa được lưu bởi người khác hoặc ở tab khác của bạn.",
  },
  "charge.gone": {
    status: 409,
    en: "This line was deleted meanwhile, or it is on another tab.",
    vi: "Dòng này đã bị xóa hoặc thuộc tab khác.",
  },
  "charge.quantity": {
    status: 400,
    en: "Enter a quantity of zero or more, with at most 6 decimals.",
    vi: "Nhập số lượng từ 0 trở lên, tối đa 6 số lẻ.",
  },
  "charge.unitPrice": {
    status: 400,
    en: "Enter a unit price other than zero; below zero is a discount.",
    vi: "Nhập đơn giá khác 0; số âm là giảm giá.",
  },
  "charge.vat": {
    status: 400,
    en: "VAT is at most 100 %; below zero it is a fixed tax amount.",
    vi: "Thuế GTGT tối đa 100 %; số âm là số tiền thuế cố định.",
  },
  "charge.tooLarge": {
    status: 400,
    en: "The amount is too large.",
    vi: "Số tiền quá lớn.",
  },
  "charge.usdLimit": {
    status: 400,
    en: "A line in US dollars may not exceed {limit}.",
    vi: "Một dòng bằng đô la Mỹ không được vượt quá {limit}.",
  },
  "charge.standIn": {
    status: 400,
    en: "{value} stands for a carrier that is not known yet. Choose the partner.",
    vi: "{value} thay cho hãng vận chuyển chưa biết. Hãy chọn đối tác.",
  },
  "charge.samePartner": {
    status: 400,
    en: "The partner that we pay and the partner that owes it back must differ.",
    vi: "Bên nhận tiền và bên hoàn trả phải là hai đối tác khác nhau.",
  },
  "charge.duplicate": {
    status: 400,
    en: "This charge is already on line {line} with the same unit, partner, invoice number and note. Change one of them or remove a line.",
    vi: "Phí này đã có ở dòng {line} với cùng đơn vị tính, đối tác, số hóa đơn và ghi chú. Hãy sửa một trong các ô đó hoặc xóa bớt dòng.",
  },
  "charge.noQuantity": {
    status: 400,
    en: "The line has the quantity 0 and no amount to share. Enter a quantity first.",
    vi: "Dòng phí có số lượng 0 nên không có số tiền để tách. Hãy nhập số lượng trước.",
  },
  "charge.tooManyUnits": {
    status: 400,
    en: "At this quantity the prices of the parts would need more than eight decimals. Split the line by quantity.",
    vi: "Với số lượng này, đơn giá của các phần cần hơn tám chữ số thập phân. Hãy tách dòng theo số lượng.",
  },
  "charge.notWhole": {
    status: 400,
    en: "The shares make {made}, the whole is {whole}; change one of them.",
    vi: "Các phần cộng lại là {made}, toàn bộ là {whole}; hãy sửa một phần.",
  },
  "charge.otherJob": {
    status: 400,
    en: "A line is shared among the bills of its own job.",
    vi: "Chỉ chia được dòng phí cho các vận đơn cùng lô hàng.",
  },
  "charge.oneAlone": {
    status: 400,
    en: "Choose at least two lines to merge.",
    vi: "Hãy chọn ít nhất hai dòng phí để gộp.",
  },
  "charge.notOne": {
    status: 400,
    en: "{codes}: only lines of the same charge, unit, currency, VAT, partners, rate day and invoice become one.",
    vi: "{codes}: chỉ gộp được các dòng cùng phí, đơn vị tính, loại tiền, thuế, đối tác, ngày tỷ giá và hóa đơn.",
  },
  "charge.mergedZero": {
    status: 400,
    en: "The sum of these lines is zero, and a line has a price. Delete the lines instead.",
    vi: "Tổng các dòng này bằng 0, trong khi dòng phí phải có đơn giá. Hãy xóa các dòng.",
  },
  "charge.mergedPrice": {
    status: 400,
    en: "The sum of these lines would be the price {price}, and a price has at most {decimals} decimals. Give the lines the same price or the same quantity, or prices with fewer decimals, then merge them.",
    vi: "Gộp các dòng này cho đơn giá {price}, trong khi đơn giá có tối đa {decimals} số lẻ. Hãy sửa các dòng cho cùng đơn giá hoặc cùng số lượng, hoặc bớt số lẻ của đơn giá, rồi gộp.",
  },
  "charge.wrongType": {
    status: 400,
    en: "Charge {chargeCode} is not for {type, select, BUY {buying} SELL {selling} other {on-behalf}} lines.",
    vi: "Phí {chargeCode} không dùng cho dòng {type, select, BUY {mua} SELL {bán} other {chi hộ}}.",
  },
  "charge.wrongService": {
    status: 400,
    en: "Charge {chargeCode} is not offered for the service {service}.",
    vi: "Phí {chargeCode} không dùng cho dịch vụ {service}.",
  },
  "charge.wrongOffice": {
    status: 400,
    en: "Charge {chargeCode} is not open to this office.",
    vi: "Phí {chargeCode} không mở cho văn phòng này.",
  },
  "charge.inactive": {
    status: 400,
    en: "“{value}” is no longer in use.",
    vi: "“{value}” đã ngừng sử dụng.",
  },
});

/** Says why no charge line of a job can be changed, or null. */
export const whyJobClosed = jobClosedRule(refuseCharge, {
  canceled: "charge.jobCanceled",
  locked: "charge.jobLocked",
  finished: "charge.jobFinished",
});
