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
