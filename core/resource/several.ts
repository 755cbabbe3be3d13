import { z } from "zod";
import type { KindRules } from "./kindRules.ts";

const most = 200;

/** The rules of a kind that holds several distinct values of another kind. */
export function several(each: KindRules): KindRules {
  return {
    each,
    asked: each.asked,
    ...(each.filters ? { filters: true as const } : {}),
    sent: z.array(z.string()).max(most).nullish(),
    answered: z.array(z.string()),
    tidy: (spec, raw) => {
      const values = [raw ?? []].flat().map((value) => each.tidy(spec, value));
      return [...new Set(values.filter((value) => value !== null))];
    },
    wrong: each.wrong,
    cell: (spec, value, language) =>
      [value]
        .flat()
        .map((one) => each.cell(spec, one, language))
        .join("; ") || null,
    read: (name, spec, cell) => {
      const parts = cell ? cell.split(";") : [];
      const read = parts.map((part) => each.read(name, spec, part.trim()));
      return (
        read.find((one) => "problem" in one) ?? {
          value: read.map((one) => ("value" in one ? one.value : null)),
        }
      );
    },
  };
}
