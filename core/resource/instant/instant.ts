import type { KindRules } from "../kindRules.ts";
import { refuseValue } from "../refusals.ts";
import { text } from "../text/text.ts";

/** A moment. */
export const instant: KindRules = {
  ...text,
  wrong: (name, _, value) =>
    Number.isNaN(Date.parse(value)) ? refuseValue.field(name, "field.notDay", { value }) : null,
};
