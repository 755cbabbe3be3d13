import type { KindRules } from "../kindRules.ts";
import { text } from "../text/text.ts";

/** The id of a stored file; an exported sheet shows its name, an import ignores it. */
export const file: KindRules = { ...text, exportOnly: true };
