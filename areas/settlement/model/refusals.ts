import { jobClosedRefusals } from "@fairway/areas/document/model/jobClosed.ts";
import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of settlements. */
export const refuseSettlement = refusals({
  "settlement.noLines": {
    status: 400,
    en: "A settlement needs at least one line.",
    vi: "Phiếu thanh toán cần ít nhất một dòng.",
  },
  "settlement.otherType": {
    status: 400,
    en: "A settlement has new costs or charges of jobs, not both. Make a second one for the rest.",
    vi: "Phiếu thanh toán chỉ gồm chi phí mới hoặc phí có sẵn. Hãy lập phiếu khác cho phần còn lại.",
  },
  "settlement.typeStays": {
    status: 400,
    en: "The kind of costs of a settlement stays. Make a new one for the other kind.",
    vi: "Không đổi được loại chi phí của phiếu thanh toán. Hãy lập phiếu mới cho loại khác.",
  },
  "settlement.dueBefore": {
    status: 400,
    en: "The day of payment is not before the request date.",
    vi: "Hạn thanh toán không được trước ngày yêu cầu.",
  },
  "settlement.netOff": {
    status: 400,
    en: "To net off, choose a payee who is not staff.",
    vi: "Để cấn trừ, hãy chọn bên nhận tiền không phải nhân viên.",
  },
  "settlement.unknownJob": {
    status: 400,
    en: "Line {line, number} names a bill that you may not open.",
    vi: "Dòng {line, number} có vận đơn mà bạn không được mở.",
  },
  "settlement.unknownCharge": {
    status: 400,
    en: "Line {line, number} names a charge that you may not open or that was deleted.",
    vi: "Dòng {line, number} có khoản phí đã xóa hoặc bạn không được mở.",
  },
  "settlement.chargeTwice": {
    status: 400,
    en: "Line {line, number} repeats line {first, number}.",
    vi: "Dòng {line, number} lặp lại dòng {first, number}.",
  },
  "settlement.duplicate": {
    status: 409,
    en: "{chargeCode} of {jobNo} with the same partner, invoice and note is on {settlementNo}.",
    vi: "{chargeCode} của {jobNo} cùng đối tác, hóa đơn và ghi chú đã có trên {settlementNo}.",
  },
  "settlement.sold": {
    status: 400,
    en: "Charge {chargeCode} is sold; only what is bought or paid on behalf is settled.",
    vi: "Phí {chargeCode} là phí bán; chỉ thanh toán phí mua hoặc chi hộ.",
  },
  "settlement.chargeSynced": {
    status: 409,
    en: "Charge {chargeCode} is sent to the accounting system.",
    vi: "Phí {chargeCode} đã gửi sang hệ thống kế toán.",
  },
  "settlement.documentUsed": {
    status: 409,
    en: "{number} has charges that are settled or sent to the accounting system.",
    vi: "{number} có phí đã thanh toán hoặc đã gửi sang hệ thống kế toán.",
  },
  "settlement.noPartner": {
    status: 400,
    en: "Choose the partner to search by jobs.",
    vi: "Hãy chọn đối tác khi tìm theo lô hàng.",
  },
  "settlement.rateHeld": {
    status: 400,
    en: "Charge {chargeCode} stands on {documentNo}, which has its rate.",
    vi: "Phí {chargeCode} đang nằm trên {documentNo} và theo tỷ giá của chứng từ đó.",
  },
  "settlement.rateOf": {
    status: 400,
    en: "A rate is given for charges in USD without commission and is above 0 and below 1,000,000.",
    vi: "Chỉ nhập tỷ giá cho phí USD không phải hoa hồng, lớn hơn 0 và nhỏ hơn 1.000.000.",
  },
  "settlement.amount": {
    status: 400,
    en: "An amount in VND has no decimals and is below 1,000,000,000,000.",
    vi: "Số tiền VND không có số lẻ và nhỏ hơn 1.000.000.000.000.",
  },
  "settlement.noDollars": {
    status: 400,
    en: "Line {line, number} has no amount in USD. Enter the rate of its day.",
    vi: "Dòng {line, number} chưa có số tiền USD. Hãy nhập tỷ giá của ngày đó.",
  },
  "settlement.otherAdvance": {
    status: 400,
    en: "Advance {advanceNo} is not one of yours.",
    vi: "Phiếu tạm ứng {advanceNo} không phải của bạn.",
  },
  "settlement.advanceBelowZero": {
    status: 400,
    en: "The lines on advance {advanceNo} for one house sum up to less than zero. Put what comes back on a line without advance, or on a settlement of its own.",
    vi: "Các dòng theo phiếu tạm ứng {advanceNo} của một vận đơn có tổng nhỏ hơn 0. Hãy ghi khoản hoàn lại ở dòng không có tạm ứng hoặc ở phiếu riêng.",
  },
  "settlement.sums": {
    status: 409,
    en: "Amount, advance and balance of the settlement do not agree. Open it again and save its lines.",
    vi: "Số tiền, tạm ứng và chênh lệch của phiếu thanh toán không khớp. Hãy mở lại và lưu các dòng.",
  },
  "settlement.method": {
    status: 409,
    en: "A settlement with a balance of 0 is paid by the method Other.",
    vi: "Phiếu thanh toán có chênh lệch bằng 0 có hình thức thanh toán là Khác.",
  },
  "settlement.unprofitable": {
    status: 409,
    en: "The costs of {jobs} are not below what is sold. Enter the selling charges, or mark the jobs as without profit.",
    vi: "Chi phí của {jobs} không thấp hơn doanh thu. Hãy nhập phí bán hoặc đánh dấu lô không lợi nhuận.",
  },
  "settlement.unpaid": {
    status: 409,
    en: "{customerName} pays in advance: {hwbnos} need debit notes that accounting confirmed as paid.",
    vi: "{customerName} trả trước: {hwbnos} cần giấy báo nợ được kế toán xác nhận đã thanh toán.",
  },
  "settlement.noPapers": {
    status: 409,
    en: "Attach to the settlement or to its jobs: {papers}.",
    vi: "Hãy đính kèm vào phiếu thanh toán hoặc lô hàng: {papers}.",
  },
  "settlement.sent": {
    status: 409,
    en: "{settlementNo} is sent for approval and cannot be changed.",
    vi: "{settlementNo} đã gửi phê duyệt, không thể thay đổi.",
  },
  "settlement.notSent": {
    status: 409,
    en: "{settlementNo} is not sent for approval.",
    vi: "{settlementNo} chưa được gửi phê duyệt.",
  },
  "settlement.notDone": {
    status: 409,
    en: "{settlementNo} is not approved yet.",
    vi: "{settlementNo} chưa được duyệt.",
  },
  "settlement.synced": {
    status: 409,
    en: "{settlementNo} is sent to the accounting system and cannot be changed.",
    vi: "{settlementNo} đã gửi sang hệ thống kế toán, không thể thay đổi.",
  },
  "settlement.paid": {
    status: 409,
    en: "{settlementNo} is paid with voucher {voucherNo}.",
    vi: "{settlementNo} đã chi bằng chứng từ {voucherNo}.",
  },
  "settlement.jobLocked": jobClosedRefusals.locked,
  "settlement.jobCanceled": jobClosedRefusals.canceled,
});
