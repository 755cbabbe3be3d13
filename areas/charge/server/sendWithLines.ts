import type { DataType } from "@fairway/areas/outbox/model/item.ts";
import type { Standing } from "@fairway/areas/document/model/standing.ts";
import { beginVerbs } from "@fairway/areas/document/server/openDocument.ts";
import type { DocumentSource } from "@fairway/areas/document/server/readDocuments.ts";
import { sendToAccounting } from "@fairway/areas/document/server/sendToAccounting.ts";
import type { DocumentHead } from "@fairway/core/contract/documentHead.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { ClaimSlot } from "../model/claimRules.ts";
import { claimOn } from "../model/surcharge.ts";
import { claimToSend, type HeldLine, linesToSend } from "./linesToSend.ts";

/** How a kind of document goes to accounting with the lines that it holds. */
interface Sending<Doc> {
  readonly verb: string;
  readonly ids: readonly string[];
  /** The slot in which the documents hold their lines. */
  readonly slot: ClaimSlot;
  readonly dataType: DataType;
  /** What the lines say of a document, such as an invoice that holds one of them. */
  readonly known?: (doc: Doc, lines: readonly HeldLine[]) => Partial<Standing>;
  /** The first refusal that only the kind knows, or null. */
  readonly whyNot?: (
    docs: readonly Doc[],
    linesOf: ReadonlyMap<string, readonly HeldLine[]>,
  ) => Promise<Refused | null> | Refused | null;
  /** What changes of a document that accountants enter by hand. */
  readonly also?: Readonly<Record<string, unknown>>;
}

/**
 * Sends documents to accounting with the lines that they hold, and claims the lines for it: all
 * documents or none.
 *
 * Locks: all jobs, then all lines, then the documents in id order.
 * Refuses: record.notFound · access.forbidden · the refusals of the kind · charge.taken when another
 *   document sent a line
 * Source: rules CH-14 and DO-16
 */
export async function sendWithLines<
  Doc extends DocumentHead & { readonly syncStatus: string | null },
>(
  tx: Tx,
  actor: Actor,
  source: DocumentSource<Doc>,
  sending: Sending<Doc>,
): Promise<readonly Doc[]> {
  const ids = [...new Set(sending.ids)].sort();
  const linesOf = await linesToSend(tx, actor, sending.slot, ids);
  const begun = await beginVerbs(tx, actor, source, {
    verb: sending.verb,
    ids,
    known: (doc) => sending.known?.(doc, linesOf.get(doc.id) ?? []) ?? {},
  });
  const problem = await sending.whyNot?.(begun, linesOf);
  if (problem) throw problem;
  await claimToSend(tx, actor, linesOf);
  const { dataType, also } = sending;
  await sendToAccounting(tx, actor, source.kind, begun, { dataType, ...(also ? { also } : {}) });
  return begun;
}

/** The invoice or voucher that holds one of these lines, as an obstacle. */
export function heldByLedger(lines: readonly HeldLine[]): Partial<Standing> {
  const [heldBy] = lines.flatMap(
    ({ line, side }) => claimOn(line, side, "ledger")?.documentNo ?? [],
  );
  return heldBy ? { heldBy } : {};
}
