import type { KindRules } from "../kindRules.ts";
import { text } from "../text/text.ts";

/** A tax code; which ones are possible depends on the country, so the area warns. */
export const taxCode: KindRules = text;
