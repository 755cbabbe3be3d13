import { isDay } from "../../time/day.ts";
import { sayDay } from "../../words/dates.ts";
import type { KindRules } from "../kindRules.ts";
import { refuseValue } from "../refusals.ts";
import { text } from "../text/text.ts";

/** A calendar day; a sheet may also hold it as dd/mm/yyyy. */
export const date: KindRules = {
  ...text,
  wrong: (name, _, value) =>
    isDay(value) ? null : refuseValue.field(name, "field.notDay", { value }),
  say: (value) => sayDay(value as string | null),
  read: (_name, _spec, cell) => {
    const local = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell);
    if (!local) return { value: cell || null };
    const [, day = "", month = "", year = ""] = local;
    return { value: `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` };
  },
};
