import { code } from "../code/code.ts";
import type { KindRules } from "../kindRules.ts";
import { several } from "../several.ts";

/** Any number of short codes. */
export const codes: KindRules = several(code);
