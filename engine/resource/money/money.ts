import type { StoredKind } from "../storedKind.ts";
import { number } from "../number/number.ts";

/** Stores an amount; its currency has a column of its own. */
export const money: StoredKind = number;
