import { z } from "zod";
import { shownText, tidyName } from "../../text/tidyText.ts";
import type { KindRules } from "../kindRules.ts";

/**
 * One line of text, trimmed and without direction marks; in capitals if declared so; without invisible
 * characters if unique.
 */
export const text: KindRules = {
  sent: z.string().max(10_000).nullish(),
  asked: z.union([z.string(), z.array(z.string())]).nullish(),
  answered: z.string().nullable(),
  tidy: (spec, raw) => {
    if (raw === null || raw === undefined) return null;
    const trimmed = spec.unique ? tidyName(String(raw)) : shownText(String(raw)).trim();
    return (spec.upper ? trimmed.toUpperCase() : trimmed) || null;
  },
  wrong: () => null,
  cell: (_, value) => String(value),
  read: (_name, _spec, cell) => ({ value: cell || null }),
};
