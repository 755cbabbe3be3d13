import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of link-fee rules. */
export const refuseLinkFee = refusals({
  "linkFee.daysReversed": {
    status: 400,
    en: "The last day lies before the first day of the rule.",
    vi: "Ngày hết hạn trước ngày hiệu lực của quy tắc.",
  },
  "linkFee.notSelling": {
    status: 400,
    en: "{code} is not a selling charge of this service.",
    vi: "{code} không phải phí bán của dịch vụ này.",
  },
  "linkFee.notBuying": {
    status: 400,
    en: "{code} is not a buying charge of this service.",
    vi: "{code} không phải phí mua của dịch vụ này.",
  },
  "linkFee.sameRule": {
    status: 409,
    en: "The rule {name} has the same services, charges and buying partner.",
    vi: "Quy tắc {name} có cùng dịch vụ, phí và đối tác mua.",
  },
  "linkFee.sameNow": {
    status: 409,
    en: "A rule with the same services, charges and buying partner was saved meanwhile.",
    vi: "Vừa có quy tắc cùng dịch vụ, phí và đối tác mua được lưu.",
  },
  "linkFee.sameInSheet": {
    status: 400,
    en: "Row {row} has the same services, charges and buying partner.",
    vi: "Dòng {row} có cùng dịch vụ, phí và đối tác mua.",
  },
});
