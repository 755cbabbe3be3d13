import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of statements of account. */
export const refuseSoa = refusals({
  "soa.noCharge": {
    status: 400,
    en: "Choose at least one charge.",
    vi: "Hãy chọn ít nhất một dòng phí.",
  },
  "soa.noSalesman": {
    status: 400,
    en: "Choose the salesman of a debit statement.",
    vi: "Hãy chọn nhân viên kinh doanh của bảng kê nợ.",
  },
  "soa.salesmanNotChosen": {
    status: 400,
    en: "The salesman of the statement is among the chosen salesmen. Choose that salesman, too.",
    vi: "Nhân viên kinh doanh của bảng kê phải nằm trong danh sách nhân viên đã chọn. Hãy chọn thêm người đó.",
  },
  "soa.noAgreement": {
    status: 409,
    en: "{partnerName} has no agreement in force with this salesman. Activate one first.",
    vi: "{partnerName} không có hợp đồng hiệu lực với nhân viên kinh doanh này. Hãy kích hoạt hợp đồng trước.",
  },
  "soa.notPrepaid": {
    status: 409,
    en: "{partnerName} pays in advance: charge {chargeCode} of {jobNo} is on no confirmed debit note.",
    vi: "{partnerName} trả trước: phí {chargeCode} của {jobNo} chưa nằm trên giấy báo nợ đã xác nhận thanh toán.",
  },
  "soa.tooManyNumbers": {
    status: 400,
    en: "{count, number} numbers are too many. At most {most, number} are taken: paste them in parts.",
    vi: "{count, number} số là quá nhiều. Chỉ nhận tối đa {most, number} số: hãy dán thành nhiều phần.",
  },
  "soa.daysInOrder": {
    status: 400,
    en: "The last day is not before the first one.",
    vi: "Ngày cuối không được trước ngày đầu.",
  },
  "soa.daysCover": {
    status: 400,
    en: "The days contain those of before, from {from} to {to}.",
    vi: "Khoảng ngày phải gồm khoảng cũ, từ {from} đến {to}.",
  },
  "soa.wrongSide": {
    status: 400,
    en: "Charge {chargeCode} does not belong on a {side, select, debit {debit} other {credit}} statement.",
    vi: "Phí {chargeCode} không thuộc bảng kê {side, select, debit {nợ} other {có}}.",
  },
  "soa.otherPartner": {
    status: 400,
    en: "Charge {chargeCode} of {jobNo} belongs to {partnerName}, not to the partner of this statement.",
    vi: "Phí {chargeCode} của {jobNo} thuộc về {partnerName}, không phải đối tác của bảng kê này.",
  },
  "soa.otherSalesman": {
    status: 400,
    en: "Charge {chargeCode} of {jobNo} is of another salesman. Make a statement for each salesman.",
    vi: "Phí {chargeCode} của {jobNo} thuộc nhân viên kinh doanh khác. Hãy lập bảng kê riêng cho từng người.",
  },
  "soa.refundFee": {
    status: 409,
    en: "Charge {chargeCode} of {jobNo} is a refund fee, which stands on no statement.",
    vi: "Phí {chargeCode} của {jobNo} là phí hoàn, không nằm trên bảng kê.",
  },
  "soa.noAmount": {
    status: 409,
    en: "Charge {chargeCode} of {jobNo} has no amount.",
    vi: "Phí {chargeCode} của {jobNo} không có giá trị.",
  },
  "soa.jobCanceled": {
    status: 409,
    en: "Job {jobNo} is canceled; its charges stand on no statement.",
    vi: "Lô hàng {jobNo} đã hủy, phí không nằm trên bảng kê.",
  },
  "soa.taken": {
    status: 409,
    en: "Charge {chargeCode} of {jobNo} is on {documentNo}. Take it off there first.",
    vi: "Phí {chargeCode} của {jobNo} đã nằm trên {documentNo}. Hãy gỡ ở đó trước.",
  },
  "soa.notSettled": {
    status: 409,
    en: "Charge {chargeCode} of {jobNo} was spent on a settlement that no manager has approved yet.",
    vi: "Phí {chargeCode} của {jobNo} thuộc phiếu thanh toán chưa được trưởng phòng duyệt.",
  },
  "soa.tooMany": {
    status: 400,
    en: "A statement has at most {most, number} lines. Narrow the criteria.",
    vi: "Bảng kê có tối đa {most, number} dòng. Hãy thu hẹp điều kiện.",
  },
  "soa.state": {
    status: 409,
    en: "Statement {soano} is {state}; this cannot be done with it now.",
    vi: "Bảng kê {soano} đang ở trạng thái {state}, không thể thực hiện thao tác này.",
  },
  "soa.synced": {
    status: 409,
    en: "Accounting has statement {soano}. Ask accounting to reject it first.",
    vi: "Kế toán đã nhận bảng kê {soano}. Hãy đề nghị kế toán từ chối trước.",
  },
  "soa.paid": {
    status: 409,
    en: "Statement {soano} has payments on it. Cancel them first.",
    vi: "Bảng kê {soano} đã có thanh toán. Hãy hủy thanh toán trước.",
  },
  "soa.held": {
    status: 409,
    en: "Statement {soano} is on {documentNo}. Take it off there first.",
    vi: "Bảng kê {soano} đã nằm trên {documentNo}. Hãy gỡ ở đó trước.",
  },
  "soa.lineHeld": {
    status: 409,
    en: "Charge {chargeCode} of {jobNo} is on {documentNo} and stays on the statement. Take it off there first.",
    vi: "Phí {chargeCode} của {jobNo} đã nằm trên {documentNo} nên không rời bảng kê. Hãy gỡ ở đó trước.",
  },
  "soa.noLine": {
    status: 400,
    en: "Choose lines of statement {soano}.",
    vi: "Hãy chọn các dòng của bảng kê {soano}.",
  },
  "soa.splitAll": {
    status: 400,
    en: "At least one line stays on statement {soano}.",
    vi: "Bảng kê {soano} phải còn ít nhất một dòng.",
  },
  "soa.adjustDebit": {
    status: 409,
    en: "Statement {soano} is a credit statement; only debit statements in VND are adjusted.",
    vi: "Bảng kê {soano} là bảng kê có; chỉ điều chỉnh bảng kê nợ theo VND.",
  },
  "soa.adjustVnd": {
    status: 409,
    en: "Statement {soano} is in {currencyId}; only debit statements in VND are adjusted.",
    vi: "Bảng kê {soano} theo {currencyId}; chỉ điều chỉnh bảng kê nợ theo VND.",
  },
  "soa.rejectCredit": {
    status: 409,
    en: "Statement {soano} is no credit statement that accounting has, with a charge in a foreign currency.",
    vi: "Bảng kê {soano} không phải bảng kê có mà kế toán đã nhận và có phí ngoại tệ.",
  },
  "soa.unknownCharge": {
    status: 400,
    en: "A chosen charge does not exist or you may not open its job.",
    vi: "Có dòng phí không tồn tại hoặc bạn không được mở lô hàng của phí đó.",
  },
});
