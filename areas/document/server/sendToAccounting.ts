import type { DataType } from "@fairway/areas/outbox/model/item.ts";
import { queueItems } from "@fairway/areas/outbox/server/queueItems.ts";
import type { DocumentHead } from "@fairway/core/contract/documentHead.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { DocumentKind } from "../model/documentKind.ts";
import { updateDocuments } from "./documentRows.ts";

/** What a send changes of the documents that accountants enter by hand. */
const accepted = { syncStatus: "Synced", lastSyncDate: "now" };

/**
 * Sends documents to the accounting system: an item for each, in the transaction of the caller. A
 * document is closed for changes until the accounting system has answered.
 *
 * Shape: the documents were read under their lock; `also` is what the kind changes where there is no
 *   accounting system to wait for.
 * Source: rule DO-16, areas/document/README.md
 */
export async function sendToAccounting<
  Doc extends DocumentHead & { readonly syncStatus: string | null },
>(
  tx: Tx,
  actor: Actor,
  kind: DocumentKind<Doc>,
  docs: readonly Doc[],
  sent: { readonly dataType: DataType; readonly also?: Readonly<Record<string, unknown>> },
): Promise<void> {
  const partner = `${kind.names.partner}Id` as keyof Doc;
  const isWaiting = await queueItems(
    tx,
    actor,
    docs.map((doc) => ({
      recordId: doc.id,
      dataType: sent.dataType,
      number: kind.standing(doc).number,
      partnerId: doc[partner] as string | null,
      officeId: doc.officeId,
      departmentId: doc.departmentId,
      groupId: doc.groupId,
      isUpdate: doc.syncStatus === "Rejected",
    })),
  );
  if (isWaiting) return;
  await updateDocuments(tx, actor, kind, docs, { ...accepted, ...sent.also });
}
