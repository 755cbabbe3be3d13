import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Unlocking } from "../model/approvalShapes.ts";
import { named } from "./approvalOf.ts";

/** Returns the unlockings of documents by their ids, the newest first; the caller has checked the right. */
export async function unlockingsOf(
  tx: Tx,
  actor: Pick<Actor, "companyId" | "language">,
  documentIds: readonly string[],
): Promise<Map<string, Unlocking[]>> {
  const { companyId } = actor;
  const found = await rows<Unlocking & { documentId: string }>(
    tx,
    sql`select r.document_id, r.ended_at as at, coalesce(${named(actor, "p")}, '') as user_name,
        r.ended_comment as comment
      from approval_request r
      left join person p on p.company_id = ${companyId} and p.id = r.ended_by
      where r.company_id = ${companyId} and r.document_id = any(${[...documentIds]}::uuid[])
        and r.ending = 'unlocked'
      order by r.ended_at desc`,
  );
  const byDocument = Map.groupBy(found, ({ documentId }) => documentId);
  return new Map(
    [...byDocument].map(([id, each]) => [id, each.map(({ documentId: _, ...one }) => one)]),
  );
}
