import type { StoredKind } from "../storedKind.ts";
import { number } from "../number/number.ts";

/** Kilograms. */
export const weight: StoredKind = number;
