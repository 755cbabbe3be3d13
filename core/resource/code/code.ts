import type { KindRules } from "../kindRules.ts";
import { text } from "../text/text.ts";

/** What people know a record by. */
export const code: KindRules = text;
