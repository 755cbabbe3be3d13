import type { StoredKind } from "../storedKind.ts";
import { number } from "../number/number.ts";

/** Stores a rate with all its decimals. */
export const rate: StoredKind = { ...number, example: "25400" };
