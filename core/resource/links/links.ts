import { link } from "../link/link.ts";
import type { KindRules } from "../kindRules.ts";
import { several } from "../several.ts";

/** References to any number of other records. */
export const links: KindRules = several(link);
