import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of reports. */
export const refuseReport = refusals({
  "report.daysBackwards": {
    status: 400,
    en: "The range of days ends before it begins: {from} – {to}. Swap the two days.",
    vi: "Khoảng ngày kết thúc trước khi bắt đầu: {from} – {to}. Hãy đổi chỗ hai ngày.",
  },
  "report.tooLong": {
    status: 400,
    en: "A report covers at most {most} days. Choose a shorter range than {from} – {to}.",
    vi: "Báo cáo bao gồm tối đa {most} ngày. Hãy chọn khoảng ngắn hơn {from} – {to}.",
  },
  "report.tooManyToPrint": {
    status: 400,
    en: "A report prints at most {most, number} lines. Narrow the filters, or export it to Excel.",
    vi: "Báo cáo in tối đa {most, number} dòng. Hãy thu hẹp bộ lọc, hoặc xuất Excel.",
  },
  "report.beneficiaryMissing": {
    status: 400,
    en: "Choose the beneficiary: commission is reported for one partner to whom it is paid.",
    vi: "Hãy chọn người thụ hưởng: báo cáo hoa hồng lập cho một đối tác được nhận hoa hồng.",
  },
  "report.customerMissing": {
    status: 400,
    en: "Choose one customer: incentive is reported for the shipments of one customer.",
    vi: "Hãy chọn một khách hàng: báo cáo thưởng lập cho các lô hàng của một khách hàng.",
  },
  "report.empty": {
    status: 400,
    en: "No shipment matches these filters, so there is nothing to export.",
    vi: "Không có lô hàng nào khớp bộ lọc, nên không có gì để xuất.",
  },
});
