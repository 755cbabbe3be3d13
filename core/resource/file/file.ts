import type { KindRules } from "../kindRules.ts";
import { text } from "../text/text.ts";

/** The id of a kept file; a sheet says its name, and no sheet brings one. */
export const file: KindRules = { ...text, exportOnly: true };
