import type { StoredKind } from "../storedKind.ts";
import { number } from "../number/number.ts";

/** An amount beside the column of its currency. */
export const money: StoredKind = number;
