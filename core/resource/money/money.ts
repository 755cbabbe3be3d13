import type { KindRules } from "../kindRules.ts";
import { number } from "../number/number.ts";

/** An amount; its currency is a separate field. */
export const money: KindRules = number;
