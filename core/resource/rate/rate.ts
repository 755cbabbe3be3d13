import type { KindRules } from "../kindRules.ts";
import { number } from "../number/number.ts";

/** Units of one thing for one of another: a rate of exchange, a price. */
export const rate: KindRules = number;
