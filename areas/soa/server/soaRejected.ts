import { updateDocument } from "@fairway/areas/document/server/documentRows.ts";
import { lockDocument } from "@fairway/areas/document/server/openDocument.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { soaKind } from "../model/soaKind.ts";
import { soaSource } from "./soaTable.ts";
import { tellOfSoa } from "./endSoa.ts";

/**
 * Keeps why the accounting system sent a statement back: the statement is New again, and its creator
 * and salesman are told. Locks: the statement.
 */
export async function soaRejected(
  tx: Tx,
  actor: Actor,
  id: string,
  reasonReject: string,
): Promise<void> {
  const soa = await lockDocument(tx, actor.companyId, soaSource, id);
  await updateDocument(tx, actor, soaKind, soa, { reasonReject, status: "New" });
  await tellOfSoa(tx, actor, "soaRejected", soa);
}
