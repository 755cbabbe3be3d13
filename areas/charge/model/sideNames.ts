import type { Words } from "@fairway/core/words/words.ts";
import type { SurchargeType } from "./surcharge.ts";

/** Whether a line is bought, sold or paid on behalf. */
export const sideNames = {
  BUY: { en: "Buying", vi: "Phí mua" },
  SELL: { en: "Selling", vi: "Phí bán" },
  OBH: { en: "On behalf", vi: "Chi hộ" },
} as const satisfies Readonly<Record<SurchargeType, Words>>;
