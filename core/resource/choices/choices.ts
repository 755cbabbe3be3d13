import { choice } from "../choice/choice.ts";
import type { KindRules } from "../kindRules.ts";
import { several } from "../several.ts";

/** Several of a fixed set. */
export const choices: KindRules = several(choice);
