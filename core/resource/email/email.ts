import type { KindRules } from "../kindRules.ts";
import { refuseValue } from "../refusals.ts";
import { text } from "../text/text.ts";

const address = /^[^\s@;,]+@[^\s@;,]+\.[^\s@;,]+$/;

/** One address, or several separated by semicolons. */
export const email: KindRules = {
  ...text,
  wrong: (name, _, value) =>
    value.split(";").every((each) => address.test(each.trim()))
      ? null
      : refuseValue.field(name, "field.notEmail", { value }),
};
