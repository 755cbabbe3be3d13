import type { Actor } from "@fairway/core/permission/actor.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { refuseCharge } from "../model/refusals.ts";

/**
 * Deletes lines and returns how many; a line from which a line of another job comes stays.
 *
 * Locks: nothing more; the caller has locked the lines.
 * Refuses: charge.takenOver
 */
export async function deleteLines(
  tx: Tx,
  { companyId, userId }: Pick<Actor, "companyId" | "userId">,
  ids: readonly string[],
) {
  if (ids.length > 0) {
    const among = sql`any(${[...ids]}::uuid[])`;
    const taken = await maybe<{ chargeCode: string; jobNo: string }>(
      tx,
      sql`select c.code as charge_code, j.job_no from surcharge o
        join surcharge s on s.company_id = ${companyId} and s.id = o.link_charge_id
        join charge c on c.company_id = ${companyId} and c.id = s.charge_id
        join shipment j on j.company_id = ${companyId} and j.id = o.job_id
        where o.company_id = ${companyId} and o.link_charge_id = ${among} and not o.id = ${among}
        order by s.line_no, s.id limit 1`,
    );
    if (taken) throw refuseCharge("charge.takenOver", taken);
  }
  return deleteRows(tx, "surcharge", companyId, [...ids], userId);
}
