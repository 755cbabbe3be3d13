import type { Words } from "@fairway/core/words/words.ts";
import { Refusal } from "../client/refusal.ts";

/** An action on the ticked rows of a list. */
export type ManyAction<Row> = {
  readonly key: string;
  readonly words: Words;
  /** The reason why the user may not do it at all. */
  readonly why?: string | null;
  /** What is said of the rows that were done; `{count}` is their number. */
  readonly done?: Words;
} & (
  | {
      /** Does it with one row; a refusal says why this row was left as it is. */
      readonly each: (row: Row) => Promise<unknown>;
      /** Asked once before; `{count}` is the number of rows. */
      readonly sure?: Words;
    }
  | {
      /** Does it with all rows in one call; the answer says which rows were left as they are. */
      readonly together: (rows: readonly Row[]) => Promise<readonly RefusedRow<Row>[]>;
      readonly sure: Words;
      /** What the user is to know before; empty for nothing. */
      readonly sureDetail?: (rows: readonly Row[]) => string;
    }
  | {
      /** Asks further before it does it; `keep` ticks the rows that are left as they are. */
      readonly all: (rows: readonly Row[], keep: (rows: readonly Row[]) => void) => void;
    }
);

/** The ticked rows of a list, for the bar with their actions. */
export interface ManyRows<Row> {
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
  /** Ticks these rows alone. */
  readonly keep: (rows: readonly Row[]) => void;
  /** Loads the list again. */
  readonly again: () => unknown;
}

/** A row that was refused, with the reason. */
export interface RefusedRow<Row> {
  readonly row: Row;
  readonly reason: string;
}

/**
 * Does an action with one row after the other and returns what was refused.
 *
 * Shape: each row is one call, and so one transaction: it is done whole or not at all. Without a
 *   connection or a session the rows that are left are not tried.
 */
export async function doEach<Row>(
  rows: readonly Row[],
  each: (row: Row) => Promise<unknown>,
  told: (done: number) => void = () => undefined,
): Promise<RefusedRow<Row>[]> {
  const refused: RefusedRow<Row>[] = [];
  for (const [at, row] of rows.entries()) {
    try {
      // In turn, so that a long choice does not crowd out other users.
      // oxlint-disable-next-line no-await-in-loop
      await each(row);
    } catch (fault) {
      const reason = (fault as Error).message;
      if (fault instanceof Refusal && [0, 401].includes(fault.status)) {
        return [...refused, ...rows.slice(at).map((left) => ({ row: left, reason }))];
      }
      refused.push({ row, reason });
    }
    told(at + 1);
  }
  return refused;
}
