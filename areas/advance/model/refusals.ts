import { jobClosedRefusals } from "@fairway/areas/document/model/jobClosed.ts";
import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of advances. */
export const refuseAdvance = refusals({
  "advance.noLines": {
    status: 400,
    en: "An advance needs at least one line.",
    vi: "Phiếu tạm ứng cần ít nhất một dòng.",
  },
  "advance.amount": {
    status: 400,
    en: "The amount of a line is above 0 and below 1,000,000,000,000.",
    vi: "Số tiền của dòng phải lớn hơn 0 và nhỏ hơn 1.000.000.000.000.",
  },
  "advance.decimals": {
    status: 400,
    en: "An amount in {currency} has at most {decimals, number} decimals.",
    vi: "Số tiền {currency} có tối đa {decimals, number} chữ số thập phân.",
  },
  "advance.requestAhead": {
    status: 400,
    en: "The request date is after today, {today}. Enter today or an earlier day.",
    vi: "Ngày yêu cầu sau hôm nay, {today}. Hãy nhập hôm nay hoặc ngày trước đó.",
  },
  "advance.voucherAhead": {
    status: 400,
    en: "The voucher date is after today, {today}. Enter the day on which it was paid.",
    vi: "Ngày chứng từ sau hôm nay, {today}. Hãy nhập ngày đã chi.",
  },
  "advance.vouchered": {
    status: 409,
    en: "{advanceNo} has a voucher. Remove the voucher before the advance is denied or unlocked.",
    vi: "{advanceNo} đã có chứng từ. Hãy xóa chứng từ trước khi từ chối hoặc mở khóa tạm ứng.",
  },
  "advance.currencyStays": {
    status: 409,
    en: "{advanceNo} was approved in {currency} before, so its currency stays. Delete it and make a new advance in {wanted}.",
    vi: "{advanceNo} đã từng được duyệt bằng {currency} nên không đổi loại tiền. Hãy xóa phiếu và lập tạm ứng mới bằng {wanted}.",
  },
  "advance.dueBefore": {
    status: 400,
    en: "The due date is not before the request date.",
    vi: "Ngày cần tiền không được trước ngày yêu cầu.",
  },
  "advance.cash": {
    status: 409,
    en: "In cash at most {limit, number} VND are paid; this advance is {amount, number} VND.",
    vi: "Tiền mặt tối đa {limit, number} VND; phiếu này là {amount, number} VND.",
  },
  "advance.unprofitable": {
    status: 409,
    en: "No profit yet on {jobs}. Enter the selling charges, or mark the jobs as without profit.",
    vi: "Chưa có lợi nhuận: {jobs}. Hãy nhập phí bán hoặc đánh dấu lô không lợi nhuận.",
  },
  "advance.openLimit": {
    status: 409,
    en: "Your open advances would be {amount, number} VND; the office allows {limit, number} VND.",
    vi: "Tạm ứng chưa quyết toán sẽ là {amount, number} VND; văn phòng cho phép {limit, number} VND.",
  },
  "advance.overdue": {
    status: 409,
    en: "{numbers} are past their deadline by more than {days, number} days. Settle them first.",
    vi: "{numbers} đã quá hạn hơn {days, number} ngày. Hãy quyết toán trước.",
  },
  "advance.unknownJob": {
    status: 400,
    en: "Line {line, number} names a job or bill that you may not open.",
    vi: "Dòng {line, number} có lô hàng hoặc vận đơn mà bạn không được mở.",
  },
  "advance.sent": {
    status: 409,
    en: "{advanceNo} is sent for approval and cannot be changed.",
    vi: "{advanceNo} đã gửi phê duyệt, không thể thay đổi.",
  },
  "advance.notSent": {
    status: 409,
    en: "{advanceNo} is not sent for approval.",
    vi: "{advanceNo} chưa được gửi phê duyệt.",
  },
  "advance.notDone": {
    status: 409,
    en: "{advanceNo} is not approved yet.",
    vi: "{advanceNo} chưa được duyệt.",
  },
  "advance.synced": {
    status: 409,
    en: "{advanceNo} is sent to the accounting system and cannot be changed.",
    vi: "{advanceNo} đã gửi sang hệ thống kế toán, không thể thay đổi.",
  },
  "advance.settled": {
    status: 409,
    en: "{advanceNo} stands on {settlementNo}.",
    vi: "{advanceNo} đang nằm trên {settlementNo}.",
  },
  "advance.noCarrier": {
    status: 400,
    en: "Only an advance for a carrier has charges. Remove the charge.",
    vi: "Chỉ tạm ứng cho hãng vận chuyển mới có phí. Hãy bỏ phí.",
  },
  "advance.needsPayee": {
    status: 400,
    en: "An advance for a carrier names the carrier as its payee.",
    vi: "Tạm ứng cho hãng vận chuyển phải có bên nhận tiền là hãng.",
  },
  "advance.needsCharge": {
    status: 400,
    en: "Each line of an advance for a carrier is a charge. Choose one.",
    vi: "Mỗi dòng tạm ứng cho hãng vận chuyển là một phí. Hãy chọn phí.",
  },
  "advance.chargeTwice": {
    status: 400,
    en: "Line {line, number} has the charge of line {first, number} on the same bill.",
    vi: "Dòng {line, number} trùng phí với dòng {first, number} trên cùng vận đơn.",
  },
  "advance.typeOfJob": {
    status: 400,
    en: "The lines of a bill have one type.",
    vi: "Các dòng của một vận đơn phải cùng loại.",
  },
  "advance.chargeOnJob": {
    status: 409,
    en: "{chargeCode} of this payee is on {jobNo} already. Delete it there, or leave it out here.",
    vi: "{chargeCode} của bên nhận này đã có trên {jobNo}. Hãy xóa phí ở lô hoặc bỏ phí ở phiếu này.",
  },
  "advance.aimStays": {
    status: 400,
    en: "An advance stays one for a carrier or for its requester.",
    vi: "Không thể đổi phiếu giữa tạm ứng cho hãng và cho người đề nghị.",
  },
  "advance.paidBack": {
    status: 409,
    en: "Voucher {voucherNo} of {advanceNo} is a return or top-up. Reverse it first.",
    vi: "Chứng từ {voucherNo} của {advanceNo} là hoàn ứng hoặc chi thêm. Hãy đảo bút toán trước.",
  },
  "advance.returnsMore": {
    status: 409,
    en: "Of {advanceNo} {open, number, ::.########} {currency} are open; no more can be returned.",
    vi: "{advanceNo} còn {open, number, ::.########} {currency}; không thể hoàn ứng nhiều hơn.",
  },
  "advance.topsUpMore": {
    status: 409,
    en: "For {advanceNo} the company owes {open, number, ::.########} {currency}; no more can be topped up.",
    vi: "Công ty còn phải chi {open, number, ::.########} {currency} cho {advanceNo}; không thể chi nhiều hơn.",
  },
  "advance.entryReversed": {
    status: 409,
    en: "This entry of {advanceNo} is reversed already.",
    vi: "Bút toán này của {advanceNo} đã được đảo.",
  },
  "advance.voucherTwice": {
    status: 400,
    en: "{advanceNo} is listed twice.",
    vi: "{advanceNo} bị lặp lại.",
  },
  "advance.tooManyRows": {
    status: 400,
    en: "A sheet of vouchers has at most {most, number} rows.",
    vi: "Bảng chứng từ có tối đa {most, number} dòng.",
  },
  "advance.unknown": {
    status: 404,
    en: "There is no advance {advanceNo}.",
    vi: "Không có phiếu tạm ứng {advanceNo}.",
  },
  "advance.jobLocked": jobClosedRefusals.locked,
  "advance.jobCanceled": jobClosedRefusals.canceled,
});
