import type { KindRules } from "../kindRules.ts";
import { number } from "../number/number.ts";

/** Units of one thing for one unit of another: an exchange rate, a price. */
export const rate: KindRules = number;
