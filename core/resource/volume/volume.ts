import type { KindRules } from "../kindRules.ts";
import { number } from "../number/number.ts";

/** A volume in cubic metres. */
export const volume: KindRules = number;
