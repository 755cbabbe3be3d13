import type { KindRules } from "../kindRules.ts";
import { text } from "../text/text.ts";

/** A tax code; valid forms depend on the country, so the area only warns. */
export const taxCode: KindRules = text;
