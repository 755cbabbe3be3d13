import type { Words } from "@fairway/core/words/words.ts";
import type { RawBuilder } from "kysely";
import type { Tx } from "../db/tx.ts";

/**
 * A rule that the records of a company must always fulfil.
 *
 * Shape: `breaches` returns a query with one column and one row for each breach, or a promise of
 * such a query.
 */
export interface BookRule {
  /** The rule as a sentence. */
  readonly title: Words;
  readonly breaches: (
    companyId: string,
    tx: Tx,
  ) => RawBuilder<unknown> | Promise<RawBuilder<unknown>>;
}
