import { choice } from "../choice/choice.ts";
import type { KindRules } from "../kindRules.ts";
import { several } from "../several.ts";

/** Some of a few. */
export const choices: KindRules = several(choice);
