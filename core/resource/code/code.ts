import type { KindRules } from "../kindRules.ts";
import { text } from "../text/text.ts";

/** The code that identifies a record for users. */
export const code: KindRules = text;
