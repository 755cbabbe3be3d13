import type { Words } from "@fairway/core/words/words.ts";

type Choices = Readonly<Record<string, Words>>;

/** How the quantity decides about a price: not at all, by ranges, or by loading devices. */
export const quantityTypes = {
  FLAT: { en: "Flat rate", vi: "Cố định" },
  RANGE: { en: "Range", vi: "Theo khoảng" },
  ULD: { en: "ULD", vi: "ULD" },
} as const satisfies Choices;

/** What the freight of a price is for. */
export const priceTypes = {
  AIR: { en: "Air", vi: "Hàng không" },
  FCL: { en: "FCL", vi: "FCL" },
  LCL: { en: "LCL", vi: "LCL" },
  OTHER: { en: "Other", vi: "Khác" },
} as const satisfies Choices;
export type PriceType = keyof typeof priceTypes;

/** Who pays or gets what comes with a price. */
export const partnerTypes = {
  Customer: { en: "Customer", vi: "Khách hàng" },
  Agent: { en: "Agent", vi: "Đại lý" },
  Carrier: { en: "Carrier", vi: "Hãng vận chuyển" },
  Other: { en: "Other", vi: "Khác" },
} as const satisfies Choices;

/** The sides of what comes with a price. */
export const sideWords = {
  BUY: { en: "Buying", vi: "Phí mua" },
  SELL: { en: "Selling", vi: "Phí bán" },
} as const satisfies Choices;

/** Whether the prices of an order are offered to jobs. */
export const activeWords = {
  true: { en: "Active", vi: "Hiệu lực" },
  false: { en: "Inactive", vi: "Không hiệu lực" },
} as const satisfies Choices;
