import { refuseOutbox } from "@fairway/areas/outbox/model/refusals.ts";
import { z } from "zod";

const text = z.string().trim();
const result = z.object({
  key: text.min(1).max(100),
  status: z.enum(["Synced", "Rejected"]),
  ledgerNo: text.max(100).nullish(),
  reason: text.max(500).nullish(),
});

/** What the accounting system said of the record of a key. */
export type SaidResult = { readonly key: string } & (
  | { readonly outcome: "Synced"; readonly ledgerNo: string | null }
  | { readonly outcome: "Rejected"; readonly reason: string }
);

const mostResults = 5000;

/**
 * Reads results from the rows of a file. Refuses: outbox.wrongResults, also for a rejection without
 * a reason and a key that comes twice.
 */
export function resultsIn(rows: unknown): SaidResult[] {
  const read = z.array(result).min(1).max(mostResults).safeParse(rows);
  if (!read.success) throw refuseOutbox("outbox.wrongResults");
  const said = read.data.map(({ key, status, ledgerNo, reason }): SaidResult => {
    if (status === "Synced") return { key, outcome: status, ledgerNo: ledgerNo || null };
    if (!reason) throw refuseOutbox("outbox.wrongResults");
    return { key, outcome: status, reason };
  });
  if (new Set(said.map(({ key }) => key)).size < said.length) {
    throw refuseOutbox("outbox.wrongResults");
  }
  return said;
}
