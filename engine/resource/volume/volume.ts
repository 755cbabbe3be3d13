import type { StoredKind } from "../storedKind.ts";
import { number } from "../number/number.ts";

/** Cubic metres. */
export const volume: StoredKind = number;
