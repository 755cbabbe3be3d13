import type { SurchargeType } from "./surcharge.ts";

/** What the lines of a tab are called in a whole job. */
export const tabFields = {
  BUY: "buying",
  SELL: "selling",
  OBH: "onBehalf",
} as const satisfies Record<SurchargeType, string>;
