import type { KindRules } from "../kindRules.ts";
import { number } from "../number/number.ts";

/** A weight in kilograms. */
export const weight: KindRules = number;
