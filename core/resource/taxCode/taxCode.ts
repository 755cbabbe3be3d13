import type { KindRules } from "../kindRules.ts";
import { code } from "../code/code.ts";

/** A tax code; valid forms depend on the country, so the area only warns. */
export const taxCode: KindRules = code;
