import type { KindRules } from "../kindRules.ts";
import { refuseValue } from "../refusals.ts";
import { text } from "../text/text.ts";

const possible = /^[+()\d][\d\s().+/-]{2,}$/;

/** A telephone number, as typed. */
export const phone: KindRules = {
  ...text,
  wrong: (name, _, value) =>
    possible.test(value) ? null : refuseValue.field(name, "field.notPhone", { value }),
};
