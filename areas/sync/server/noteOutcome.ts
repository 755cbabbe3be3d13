import { linesToSend } from "@fairway/areas/charge/server/linesToSend.ts";
import { releaseCharges } from "@fairway/areas/charge/server/releaseCharges.ts";
import { noteAnswer } from "@fairway/areas/document/server/noteAnswer.ts";
import { noteRejected } from "@fairway/areas/note/server/noteRejected.ts";
import {
  acceptItems,
  answerItem,
  lockItem,
  type StoredItem,
} from "@fairway/areas/outbox/server/tries.ts";
import { noteCarried } from "@fairway/areas/partner/server/carriedRecords.ts";
import { soaRejected } from "@fairway/areas/soa/server/soaRejected.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { lockRows } from "@fairway/engine/db/lockRow.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { systemActor } from "./systemActor.ts";
import { tellRejected } from "./tellAuthor.ts";

/** What the accounting system said of a record. */
type Said =
  | { readonly outcome: "Synced"; readonly ledgerNo: string | null }
  | { readonly outcome: "Rejected"; readonly reason: string };

/**
 * Notes what the accounting system said of a sent record: it has the record, or the record is free
 * for changes with the reason, and its lines may be sent again.
 *
 * Locks: the jobs, the lines, the document, then the item.
 * Source: rule OB-3, areas/outbox/README.md
 */
export async function noteOutcome(
  tx: Tx,
  companyId: string,
  item: StoredItem,
  said: Said,
): Promise<void> {
  const actor = systemActor(companyId, item);
  const isRejected = said.outcome === "Rejected";
  await (isRejected ? rejectRecord(tx, actor, item, said.reason) : acceptRecord(tx, actor, item));
  const now = await lockItem(tx, { companyId, id: item.id });
  // A user or a call-back was faster with the same answer.
  if (now?.state !== "Waiting" && now?.state !== "Failed") return;
  await answerItem(
    tx,
    { companyId, id: item.id },
    {
      state: said.outcome,
      ledgerNo: isRejected ? null : said.ledgerNo,
      reason: isRejected ? said.reason.slice(0, 500) : null,
    },
  );
}

/**
 * Notes that the accounting system has sent records, as a user says: as many statements for many as
 * for one.
 *
 * Locks: the documents, then the items, each in id order.
 * Source: rule OB-3, areas/outbox/README.md
 */
export async function noteAccepted(
  tx: Tx,
  actor: Actor,
  accepted: readonly { readonly item: StoredItem; readonly ledgerNo: string | null }[],
): Promise<void> {
  if (accepted.length === 0) return;
  const { companyId } = actor;
  const recordIds = (documents: boolean) =>
    accepted.filter(({ item }) => isDocument(item) === documents).map(({ item }) => item.recordId);
  const ids = recordIds(true);
  await lockRows(tx, "document", { companyId, ids });
  await noteAnswer(tx, actor, { ids, syncStatus: "Synced" });
  await noteCarried(tx, actor, recordIds(false), "Sent");
  await acceptItems(
    tx,
    companyId,
    accepted.map(({ item, ledgerNo }) => ({ id: item.id, ledgerNo })),
  );
}

const isDocument = ({ dataType }: StoredItem) => !["PARTNER", "BANK", "TARIFF"].includes(dataType);

async function acceptRecord(tx: Tx, actor: Actor, item: StoredItem): Promise<void> {
  if (isDocument(item)) {
    await noteAnswer(tx, actor, { ids: [item.recordId], syncStatus: "Synced" });
  } else await noteCarried(tx, actor, [item.recordId], "Sent");
}

/** Frees a record that the accounting system sent back. */
export async function rejectRecord(
  tx: Tx,
  actor: Actor,
  item: StoredItem,
  reason: string,
): Promise<void> {
  if (!isDocument(item)) return noteCarried(tx, actor, [item.recordId], "Failed");
  await linesToSend(tx, actor, "sync", [item.recordId]);
  await noteAnswer(tx, actor, { ids: [item.recordId], syncStatus: "Rejected" });
  await releaseCharges(tx, actor, { slot: "sync", documentId: item.recordId });
  if (item.dataType === "CDNOTE") return noteRejected(tx, actor, item.recordId, reason);
  if (item.dataType === "SOA") return soaRejected(tx, actor, item.recordId, reason);
  return tellRejected(tx, actor.companyId, item, reason);
}
