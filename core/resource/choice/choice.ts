import { keyCalled } from "../../words/title.ts";
import { say } from "../../words/words.ts";
import type { Field } from "../field.ts";
import type { KindRules } from "../kindRules.ts";
import { refuseValue } from "../refusals.ts";
import { text } from "../text/text.ts";

/** One of a fixed set; a sheet may hold its code, its word in either language or a former word. */
export const choice: KindRules = {
  ...text,
  filters: true,
  tidy: (spec, raw) => {
    if (raw === null || raw === undefined) return spec.optional ? null : (spec.start ?? null);
    return text.tidy(spec, raw);
  },
  wrong: (name, spec, value) =>
    spec.of && value in spec.of ? null : refuseValue.field(name, "field.notOffered", { value }),
  cell: (spec, value, language) => {
    const words = spec.of?.[String(value)];
    return words ? say(words, language) : String(value);
  },
  read: (_name, spec, cell) => ({ value: cell ? offered(spec, cell) : null }),
};

function offered({ of: choices = {} }: Field, cell: string): string {
  return cell in choices ? cell : (keyCalled(choices, cell) ?? cell);
}
