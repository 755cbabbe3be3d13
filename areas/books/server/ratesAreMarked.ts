import type { BookRule } from "@fairway/engine/kept/bookRule.ts";
import { sql } from "kysely";

/**
 * Stored rates are compared with the rates that were known for their day, not with what marking them
 * has stored, so that a rate that was never compared is found.
 *
 * Source: rule RT-8, areas/rate/README.md
 */
export const ratesAreMarked: BookRule = {
  title: {
    en: "every exchange rate outside the bound of its day is marked",
    vi: "mọi tỷ giá ngoài biên độ của ngày đều được đánh dấu",
  },
  breaches: (companyId) => sql`
    select distinct named from unmarked_rates(${companyId})`,
};
