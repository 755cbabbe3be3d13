import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Why the papers of an arrival are refused. */
export const refuseArrival = refusals({
  "arrival.otherService": {
    status: 409,
    en: "Bills of {nameEn} do not have this paper.",
    vi: "Vận đơn {nameVi} không có chứng từ này.",
  },
  "arrival.priceBelowZero": {
    status: 400,
    en: "Enter a unit price of zero or more.",
    vi: "Nhập đơn giá từ 0 trở lên.",
  },
  "arrival.secondBeforeFirst": {
    status: 400,
    en: "The second notice cannot be before the first.",
    vi: "Ngày thông báo lần hai không được trước lần một.",
  },
  "arrival.rateFixed": {
    status: 400,
    en: "A line in VND has no exchange rate. Leave the rate empty.",
    vi: "Dòng bằng VND không có tỷ giá. Hãy để trống tỷ giá.",
  },
  "arrival.lineGone": {
    status: 409,
    en: "This line was deleted meanwhile, or it is on another notice. Reload the notice.",
    vi: "Dòng này đã bị xóa hoặc thuộc giấy báo khác. Hãy tải lại giấy báo.",
  },
  "arrival.containersOnly": {
    status: 400,
    en: "Bills of {nameEn} are not for whole containers, so free days and empty return do not apply.",
    vi: "Vận đơn {nameVi} không phải hàng nguyên container nên không có ngày miễn phí và nơi trả vỏ rỗng.",
  },
  "arrival.validBeforeDate": {
    status: 400,
    en: "The order is valid at least until its date, {printed}. Enter that day or a later one.",
    vi: "Lệnh phải có hạn từ ngày in trên chứng từ, {printed}, trở đi. Hãy nhập từ ngày đó.",
  },
  "arrival.notSaved": {
    status: 409,
    en: "Save first: the paper is printed with its number.",
    vi: "Hãy lưu trước: chứng từ được in với số của nó.",
  },
  "proof.dayAhead": {
    status: 400,
    en: "Goods cannot be delivered after today, {today}. Enter the day of delivery.",
    vi: "Ngày giao hàng không được sau hôm nay, {today}. Hãy nhập ngày đã giao.",
  },
  "proof.billTwice": {
    status: 400,
    en: "Bill {hwbno} is given twice.",
    vi: "Vận đơn {hwbno} được gửi hai lần.",
  },
  "proof.otherJob": {
    status: 400,
    en: "The bill is not of job {jobNo}.",
    vi: "Vận đơn không thuộc lô hàng {jobNo}.",
  },
});
