import { isFiledType } from "@fairway/areas/file/model/documentTypes.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { activateRecords } from "@fairway/engine/resource/activateRecords.ts";
import { sql } from "kysely";
import { documentType as declared } from "../model/documentType.ts";
import { refuseCatalogue } from "../model/refusals.ts";

const documentType = declared as unknown as Resource;

/**
 * Switches types of document on or off, all of them or none; those of filed papers stay on. Rule CA-20
 *
 * Locks: the types, in the order of their ids.
 * Refuses: record.notFound · access.forbidden · documentType.filed
 */
export async function activateDocumentTypes(
  tx: Tx,
  actor: Actor,
  ask: { readonly ids: readonly string[]; readonly active: boolean },
) {
  const data = await activateRecords(tx, actor, documentType, ask);
  if (!ask.active) {
    const chosen = await rows<{ code: string }>(
      tx,
      sql`select code from document_type
        where company_id = ${actor.companyId} and id = any(${[...ask.ids]}::uuid[])
        order by order_no, code`,
    );
    const filed = chosen.map(({ code }) => code).filter(isFiledType);
    if (filed.length > 0) throw refuseCatalogue("documentType.filed", { code: filed.join(", ") });
  }
  return { status: true as const, data };
}
