import type { SurchargeType } from "./surcharge.ts";

/** The field of a whole job that contains the lines of each tab. */
export const tabFields = {
  BUY: "buying",
  SELL: "selling",
  OBH: "onBehalf",
} as const satisfies Record<SurchargeType, string>;
