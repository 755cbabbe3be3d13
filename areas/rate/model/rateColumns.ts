import type { Words } from "@fairway/core/words/words.ts";

/** The columns of the sheet of exchange rates, one row for each rate. */
export const rateColumns = {
  effectiveOn: { en: "Exchange rate date", vi: "Ngày tỷ giá" },
  kind: { en: "Kind of rate", vi: "Loại tỷ giá" },
  carrierName: { en: "Carrier", vi: "Hãng vận chuyển" },
  currencyFrom: { en: "Currency", vi: "Loại tiền" },
  currencyTo: { en: "To currency", vi: "Quy về" },
  rate: { en: "Rate", vi: "Tỷ giá" },
  rateReason: { en: "Reason for the rate", vi: "Lý do tỷ giá" },
  userNameModified: { en: "Update by", vi: "Người cập nhật" },
  datetimeModified: { en: "Update time", vi: "Thời gian cập nhật" },
} as const satisfies Record<string, Words>;
