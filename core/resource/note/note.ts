import type { KindRules } from "../kindRules.ts";
import { text } from "../text/text.ts";

/** Several lines of text. */
export const note: KindRules = text;
