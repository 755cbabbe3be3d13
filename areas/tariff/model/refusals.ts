import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of tariffs and their lines. */
export const refuseTariff = refusals({
  "tariff.daysReversed": {
    status: 400,
    en: "The last day lies before the first day of the tariff.",
    vi: "Ngày hết hạn trước ngày hiệu lực của biểu giá.",
  },
  "tariff.partnerMissing": {
    status: 400,
    en: "Choose the partner whose prices these are.",
    vi: "Hãy chọn đối tác của biểu giá này.",
  },
  "tariff.overlaps": {
    status: 409,
    en: "The tariff {name} is for the same type, service, office and partner from {from} to {to}. End it before, or choose other days.",
    vi: "Biểu giá {name} có cùng loại, dịch vụ, văn phòng và đối tác từ {from} đến {to}. Hãy kết thúc biểu giá đó sớm hơn hoặc chọn ngày khác.",
  },
  "tariff.overlapsUnseen": {
    status: 409,
    en: "A tariff that you may not see is for the same type, service, office and partner on some of these days. Choose other days, or ask a colleague who may see the tariffs of the office.",
    vi: "Một biểu giá mà bạn không được xem có cùng loại, dịch vụ, văn phòng và đối tác trong một số ngày này. Hãy chọn ngày khác hoặc hỏi đồng nghiệp được xem biểu giá của văn phòng.",
  },
  "tariff.otherOffice": {
    status: 403,
    en: "Your right does not cover the tariffs of this office. Choose your own office.",
    vi: "Quyền của bạn không bao gồm biểu giá của văn phòng này. Hãy chọn văn phòng của bạn.",
  },
  "tariff.overlapsNow": {
    status: 409,
    en: "Another tariff for the same type, service, office, partner and days was saved at the same moment. Save again to see which one.",
    vi: "Một biểu giá khác cùng loại, dịch vụ, văn phòng, đối tác và ngày vừa được lưu cùng lúc. Hãy lưu lại để xem biểu giá đó.",
  },
  "tariff.activeCannotGo": {
    status: 409,
    en: "The tariff {name} is active. Make it inactive before you delete it.",
    vi: "Biểu giá {name} đang hiệu lực. Hãy ngừng hiệu lực trước khi xóa.",
  },
  "tariff.figuresOfType": {
    status: 400,
    en: "A line has the figures of its type only: a range, a least and most amount, or a next level. Clear the others.",
    vi: "Mỗi dòng chỉ có số liệu của loại tính giá đã chọn: khoảng, mức tối thiểu và tối đa, hoặc bậc tiếp theo. Hãy xóa các số liệu khác.",
  },
  "tariff.noLines": {
    status: 400,
    en: "An active tariff has at least one line. Enter one, or make the tariff inactive.",
    vi: "Biểu giá đang hiệu lực phải có ít nhất một dòng. Hãy nhập dòng hoặc ngừng hiệu lực biểu giá.",
  },
  "tariffLine.notOfType": {
    status: 400,
    en: "A line of the type {type} has no value here. Leave it empty or change the type.",
    vi: "Dòng loại {type} không có giá trị ở ô này. Hãy để trống hoặc đổi loại.",
  },
  "tariffLine.noPrice": {
    status: 400,
    en: "Enter a price above zero.",
    vi: "Hãy nhập đơn giá lớn hơn 0.",
  },
  "tariffLine.aboveZero": {
    status: 400,
    en: "Enter a number above zero.",
    vi: "Hãy nhập số lớn hơn 0.",
  },
  "tariffLine.rangeReversed": {
    status: 400,
    en: "The range ends before it begins.",
    vi: "Khoảng kết thúc trước khi bắt đầu.",
  },
  "tariffLine.boundsReversed": {
    status: 400,
    en: "The most is below the least.",
    vi: "Mức tối đa nhỏ hơn mức tối thiểu.",
  },
  "tariffLine.noBound": {
    status: 400,
    en: "Enter the least amount, the most, or both.",
    vi: "Hãy nhập mức tối thiểu, tối đa hoặc cả hai.",
  },
  "tariffLine.noRange": {
    status: 400,
    en: "Enter where the range begins, where it ends, or both.",
    vi: "Hãy nhập đầu khoảng, cuối khoảng hoặc cả hai.",
  },
  "tariffLine.routeForOperations": {
    status: 400,
    en: "A customs route is for lines used for operations only.",
    vi: "Luồng hải quan chỉ dành cho dòng dùng cho hiện trường.",
  },
  "tariffLine.vatTooHigh": {
    status: 400,
    en: "VAT is at most 99 %; a fixed amount is entered below zero.",
    vi: "Thuế GTGT tối đa 99 %; số tiền cố định được nhập dưới dạng số âm.",
  },
  "tariffLine.twice": {
    status: 400,
    en: "Line {line} has the same charge for the same places, carrier and unit.",
    vi: "Dòng {line} có cùng phí, địa điểm, hãng vận chuyển và đơn vị tính.",
  },
  "tariffLine.rangesOverlap": {
    status: 400,
    en: "The range overlaps that of line {line}.",
    vi: "Khoảng trùng với khoảng của dòng {line}.",
  },
  "tariffLine.otherService": {
    status: 400,
    en: "{code} is not a charge of the service of this tariff.",
    vi: "{code} không thuộc dịch vụ của biểu giá này.",
  },
  "tariffLine.retired": {
    status: 400,
    en: "{code} is no longer in use.",
    vi: "{code} đã ngừng sử dụng.",
  },
  "tariffLine.tariffNotYours": {
    status: 400,
    en: "You may not change the tariff {name}.",
    vi: "Bạn không được sửa biểu giá {name}.",
  },
});
