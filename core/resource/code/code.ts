import type { KindRules } from "../kindRules.ts";
import { text } from "../text/text.ts";

/** The code by which people identify a record. */
export const code: KindRules = text;
