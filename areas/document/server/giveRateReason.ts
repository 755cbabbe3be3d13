import { refuseRate } from "@fairway/areas/rate/model/refusals.ts";
import { lacksReason } from "@fairway/areas/rate/model/typedRate.ts";
import type { DocumentHead } from "@fairway/core/contract/documentHead.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { updateDocument } from "./documentRows.ts";
import { beginVerb } from "./openDocument.ts";
import type { DocumentSource } from "./readDocuments.ts";

/**
 * Gives the reason for a rate outside the bound to a document of before the rule, also when it is
 * paid, posted or sent to accounting; the mark stays.
 *
 * Locks: the document.
 * Refuses: record.notFound · access.forbidden · record.conflict · rate.reasonNotMissing
 * Source: rule DO-12, areas/document/README.md
 */
export async function giveRateReason<Doc extends DocumentHead>(
  tx: Tx,
  actor: Actor,
  source: DocumentSource<Doc>,
  ask: { readonly id: string; readonly version: number; readonly rateReason: string },
): Promise<void> {
  const { kind } = source;
  const doc = await beginVerb(tx, actor, source, { verb: "rateReason", id: ask.id });
  if (doc.version !== ask.version) throw refuse("record.conflict");
  if (!lacksReason(doc)) {
    throw refuseRate("rate.reasonNotMissing", { number: kind.standing(doc).number });
  }
  await updateDocument(tx, actor, kind, doc, { rateReason: ask.rateReason });
}
