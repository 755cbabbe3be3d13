import type { Words } from "@fairway/core/words/words.ts";
import type { RawBuilder } from "kysely";
import type { Tx } from "../db/tx.ts";

/**
 * What must always hold of the records of a company.
 *
 * Shape: `breaches` returns a query with one column, one row for each breach, or such a query after
 *   it has read what the query depends on.
 */
export interface BookRule {
  /** The rule as a sentence. */
  readonly title: Words;
  readonly breaches: (
    companyId: string,
    tx: Tx,
  ) => RawBuilder<unknown> | Promise<RawBuilder<unknown>>;
}
