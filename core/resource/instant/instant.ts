import { isDay } from "../../time/day.ts";
import type { KindRules } from "../kindRules.ts";
import { refuseValue } from "../refusals.ts";
import { text } from "../text/text.ts";

/** A moment on a day like any other. */
export const instant: KindRules = {
  ...text,
  wrong: (name, _, value) =>
    Number.isNaN(Date.parse(value)) || !isDay(new Date(value).toISOString().slice(0, 10))
      ? refuseValue.field(name, "field.notDay", { value })
      : null,
};
