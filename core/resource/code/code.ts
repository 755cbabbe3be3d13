import { isCode } from "../../text/isCode.ts";
import { tidyText } from "../../text/tidyText.ts";
import type { KindRules } from "../kindRules.ts";
import { refuseValue } from "../refusals.ts";
import { text } from "../text/text.ts";

/** The code that identifies a record for users: in its visible form, in Latin letters. */
export const code: KindRules = {
  ...text,
  tidy: (spec, raw) => {
    const typed = text.tidy(spec, raw);
    return typed === null ? null : tidyText(String(typed)) || null;
  },
  wrong: (name, _spec, value) =>
    isCode(value) ? null : refuseValue.field(name, "field.notLatin", { value }),
};
