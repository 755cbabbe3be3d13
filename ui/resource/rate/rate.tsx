import type { Kind } from "../kind.ts";
import { number } from "../number/number.tsx";

/** A rate, with as many decimals as were keyed. */
export const rate: Kind = number;
