import type { Kind } from "../kind.ts";
import { number } from "../number/number.tsx";

/** A rate, with the entered decimals. */
export const rate: Kind = number;
