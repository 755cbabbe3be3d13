import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { undoDues } from "../model/undoDues.ts";
import { insertMoves, lockRows, readEffects } from "./dueTable.ts";

/**
 * Reverses everything a document did to items by further entries; returns false and writes nothing
 * when other documents used more of its advance than the rest of the pool has.
 *
 * Locks: the items that it touched and the open items of its pool, in id order.
 * Source: rules DU-8 and DU-11, areas/due/README.md
 */
export async function reverseDues(
  tx: Tx,
  actor: Actor,
  by: { readonly documentId: string; readonly day: Day },
): Promise<boolean> {
  const { companyId } = actor;
  const items = await lockRows(
    tx,
    companyId,
    sql`u.id = any(array(
      select e.due_id from due_entry e
      where e.company_id = ${companyId} and e.document_id = ${by.documentId}
      union
      select p.id from due k
      join due p on p.company_id = ${companyId} and p.partner_id = k.partner_id and p.is_open
        and p.kind = 'advance' and p.side = k.side and p.currency_id = k.currency_id
        and p.agreement_id is not distinct from k.agreement_id
        and p.office_id is not distinct from k.office_id
      where k.company_id = ${companyId} and k.document_id = ${by.documentId}
        and k.kind = 'advance'))`,
  );
  const effects = await readEffects(tx, companyId, by.documentId);
  // After each entry that it takes back and after the last one of the items that it raised; after the
  // last one of every touched item where uses move to other advances.
  const isMoved = effects.some(({ documentId }) => documentId !== by.documentId);
  const touched = isMoved ? items : items.filter((item) => item.documentId === by.documentId);
  const days = [...touched, ...effects].map(({ lastOn }) => lastOn);
  const day = days.reduce((last, each) => (each > last ? each : last), by.day);
  const moves = undoDues({ ...by, day }, items, effects);
  if (moves === null) return false;
  await insertMoves(tx, actor, moves);
  return true;
}
