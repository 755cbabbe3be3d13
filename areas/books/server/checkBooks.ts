import { keptSums } from "@fairway/areas/report/server/keptSums.ts";
import { companyIds } from "@fairway/engine/db/companyIds.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { readOnly, rows } from "@fairway/engine/db/tx.ts";
import { keptDifferences } from "@fairway/engine/kept/keptDifferences.ts";
import { sql } from "kysely";
import { bookRules } from "./bookRules.ts";

/** A rule of the books that does not hold, with the documents that break it. */
export interface BrokenRule {
  /** The rule as a sentence. */
  readonly rule: string;
  readonly breaches: readonly string[];
}

/** How many rules the books are held to. */
export const ruleCount = Object.keys(bookRules).length + keptSums.length;

/**
 * Recounts every document, claim, due and kept sum of a company and lists what differs.
 *
 * Source: rule BK-1, areas/books/README.md
 */
export async function checkBooks(database: Database, companyId: string): Promise<BrokenRule[]> {
  const broken: BrokenRule[] = [];
  for (const [rule, breachesIn] of Object.entries(bookRules)) {
    const found = await readOnly(database, (tx) =>
      rows<{ breach: string }>(tx, sql`select x.* from (${breachesIn(companyId)}) x (breach)`),
    );
    if (found.length > 0) broken.push({ rule, breaches: found.map((each) => each.breach) });
  }
  for (const kept of keptSums) {
    const found = await readOnly(database, (tx) => keptDifferences(tx, companyId, kept));
    if (found.length === 0) continue;
    broken.push({
      rule: `${kept.table} is what its records add up to`,
      breaches: found.map(
        ({ isKept, row }) => `${isKept ? "kept" : "counted"} ${JSON.stringify(row)}`,
      ),
    });
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
