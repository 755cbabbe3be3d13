import type { KindRules } from "../kindRules.ts";
import { text } from "../text/text.ts";

/** The id of another record. */
export const link: KindRules = { ...text, filters: true };
