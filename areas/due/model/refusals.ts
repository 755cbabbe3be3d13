import { refusals } from "@fairway/core/refusal/refusal.ts";

/**
 * Why an item may not be raised, cleared or reversed.
 *
 * Shape: the codes are older than the items, when invoices alone were paid.
 */
export const refuseDue = refusals({
  "invoice.term": {
    status: 400,
    en: "The payment term must be a number of days from 0 to 365.",
    vi: "Thời hạn thanh toán là số ngày từ 0 đến 365.",
  },
  "due.extendedTooFar": {
    status: 400,
    en: "A due day is extended by 365 days at most in all; {most, plural, =0 {no day is left} one {# day is left} other {# days are left}}, not {days}.",
    vi: "Hạn thanh toán chỉ được gia hạn tối đa 365 ngày tổng cộng; còn {most} ngày, không phải {days}.",
  },
  "invoice.overpaid": {
    status: 409,
    en: "A payment is larger than the open amount.",
    vi: "Số tiền thanh toán lớn hơn số còn nợ.",
  },
  "invoice.paidBelowZero": {
    status: 409,
    en: "A reversal is larger than the paid amount.",
    vi: "Số tiền đảo lớn hơn số đã thanh toán.",
  },
});
