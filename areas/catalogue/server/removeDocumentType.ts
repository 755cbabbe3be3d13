import { isFiledType } from "@fairway/areas/file/model/documentTypes.ts";
import { isTypeUsed } from "@fairway/areas/file/server/isTypeUsed.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { deleteRecord } from "@fairway/engine/resource/deleteRecord.ts";
import { readRecord } from "@fairway/engine/resource/getRecord.ts";
import { mustOn } from "@fairway/engine/resource/permit.ts";
import { documentType as declared } from "../model/documentType.ts";
import { refuseCatalogue } from "../model/refusals.ts";

const documentType = declared as unknown as Resource;

/**
 * Deletes a type of document that no file has and under which the product files nothing. Rule CA-20
 *
 * Locks: the type.
 * Refuses: record.notFound · access.forbidden · documentType.filed · documentType.used
 */
export async function removeDocumentType(tx: Tx, actor: Actor, ask: { readonly id: string }) {
  const row = await readRecord(tx, actor, documentType, ask.id, true);
  mustOn(actor, documentType, "delete", row);
  const code = String(row["code"]);
  if (isFiledType(code)) throw refuseCatalogue("documentType.filed", { code });
  if (await isTypeUsed(tx, actor.companyId, code))
    throw refuseCatalogue("documentType.used", { code });
  const data = await deleteRecord(tx, actor, documentType, ask.id);
  return { status: true as const, data };
}
