import type { StoredKind } from "../storedKind.ts";
import { number } from "../number/number.ts";

/** A rate, all its decimals kept. */
export const rate: StoredKind = number;
