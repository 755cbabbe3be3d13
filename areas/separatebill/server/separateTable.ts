import type { HouseBill } from "@fairway/areas/housebill/model/houseBill.ts";
import type { HouseBillRecord } from "@fairway/areas/housebill/model/houseBillRecord.ts";
import { namedBills } from "@fairway/areas/housebill/server/namedBills.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** A stored separate waybill with its names and its lines. */
export type StoredSeparate = HouseBill & Pick<HouseBillRecord, "dimensionDetails" | "otherCharges">;

/** Reads the separate waybill of a house bill with its names, if it is saved. */
export function findSeparate(
  tx: Tx,
  actor: Pick<Actor, "companyId" | "language">,
  hblId: string,
): Promise<StoredSeparate | null> {
  const { companyId } = actor;
  return maybe<StoredSeparate>(
    tx,
    namedBills(
      actor,
      sql`(select w.*, p.job_id, p.family, p.office_id, p.department_id, p.group_id, p.is_canceled
          from separate_bill w
          join house_bill p on p.company_id = ${companyId} and p.id = w.id
          where w.company_id = ${companyId} and w.id = ${hblId}) b
        cross join lateral (select b.*, null::uuid as goods_delivery_id,
          null::uuid as supplier_id) l`,
    ),
  );
}
