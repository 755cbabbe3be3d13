import type { KindRules } from "../kindRules.ts";
import { number } from "../number/number.ts";

/** An amount; its currency is a field of its own. */
export const money: KindRules = number;
