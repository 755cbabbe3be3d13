import type { Words } from "@fairway/core/words/words.ts";
import type { SurchargeType } from "./surcharge.ts";

/** The columns of a line whose changes the history of its job names, with their titles. */
export const toldCharge: Readonly<Record<string, Words>> = {
  charge_id: { en: "charge", vi: "phí" },
  quantity: { en: "quantity", vi: "số lượng" },
  unit_id: { en: "unit", vi: "đơn vị tính" },
  unit_price: { en: "unit price", vi: "đơn giá" },
  currency_id: { en: "currency", vi: "loại tiền" },
  price_source: { en: "source of the price", vi: "nguồn giá" },
  vatrate: { en: "VAT", vi: "thuế GTGT" },
  payment_object_id: { en: "partner", vi: "đối tác" },
  payer_id: { en: "who is paid", vi: "bên nhận tiền" },
  final_exchange_rate: { en: "rate", vi: "tỷ giá" },
  exchange_date: { en: "exchange rate date", vi: "ngày tỷ giá" },
  notes: { en: "note", vi: "ghi chú" },
  invoice_no: { en: "invoice no.", vi: "số hóa đơn" },
  invoice_date: { en: "invoice date", vi: "ngày hóa đơn" },
  amount_vnd: { en: "amount", vi: "thành tiền" },
};

/** The titles of the lines of each tab in the history of a job. */
export const linesOf: Readonly<Record<SurchargeType, Words>> = {
  BUY: { en: "Buying", vi: "Phí mua" },
  SELL: { en: "Selling", vi: "Phí bán" },
  OBH: { en: "On behalf", vi: "Chi hộ" },
};

export const lineWords = {
  sum: {
    en: "{count, plural, one {# line} other {# lines}}, {amount} {currency}: {codes}",
    vi: "{count} dòng, {amount} {currency}: {codes}",
  },
  more: { en: "and {count} more", vi: "và {count} dòng khác" },
  changed: { en: "{codes}: {fields} changed", vi: "{codes}: đã sửa {fields}" },
} as const satisfies Record<string, Words>;
