import type { Words } from "@fairway/core/words/words.ts";
import type { LineType } from "./surcharge.ts";

/** Whether a line is bought, sold or paid on behalf, or what a document makes of it. */
export const sideNames = {
  BUY: { en: "Buying", vi: "Phí mua" },
  SELL: { en: "Selling", vi: "Phí bán" },
  OBH: { en: "On behalf", vi: "Chi hộ" },
  OTHER: { en: "Other cost", vi: "Chi phí khác" },
  ADV: { en: "Carrier's advance", vi: "Tạm ứng hãng vận chuyển" },
} as const satisfies Readonly<Record<LineType, Words>>;
