import type { Words } from "@fairway/core/words/words.ts";
import { companyIds } from "@fairway/engine/db/companyIds.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { readOnly, rows, type Tx } from "@fairway/engine/db/tx.ts";
import type { BookRule } from "@fairway/engine/kept/bookRule.ts";
import { sql } from "kysely";
import { bookRules } from "./bookRules.ts";

/** A broken rule of the books, with the documents that break it. */
export interface BrokenRule {
  /** The rule as a sentence. */
  readonly title: Words;
  readonly breaches: readonly string[];
}

/** The number of rules of the books. */
export const ruleCount = bookRules.length;

/**
 * Recounts every document, claim, due and kept sum of a company and lists the differences.
 *
 * Source: rule BO-1, areas/books/README.md
 */
export async function checkBooks(database: Database, companyId: string): Promise<BrokenRule[]> {
  const broken: BrokenRule[] = [];
  for (const rule of bookRules) {
    const found = await readOnly(database, (tx) => checkRule(tx, companyId, rule));
    if (found) broken.push(found);
  }
  return broken;
}

/** The same check within a transaction. */
export async function checkBooksIn(tx: Tx, companyId: string): Promise<BrokenRule[]> {
  const broken: BrokenRule[] = [];
  for (const rule of bookRules) {
    const found = await checkRule(tx, companyId, rule);
    if (found) broken.push(found);
  }
  return broken;
}

/** Checks the books of every company, in the order of their ids. */
export async function checkAllBooks(
  database: Database,
): Promise<{ readonly companyId: string; readonly broken: readonly BrokenRule[] }[]> {
  const checked = [];
  for (const id of await companyIds(database)) {
    checked.push({ companyId: id, broken: await checkBooks(database, id) });
  }
  return checked;
}

async function checkRule(tx: Tx, companyId: string, rule: BookRule): Promise<BrokenRule | null> {
  const query = await rule.breaches(companyId, tx);
  const found = await rows<{ breach: string }>(tx, sql`select x.* from (${query}) x (breach)`);
  const breaches = found.map((each) => each.breach);
  return breaches.length > 0 ? { title: rule.title, breaches } : null;
}
