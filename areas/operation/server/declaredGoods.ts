import { setWeightsOfBill } from "@fairway/areas/housebill/server/setWeightsOfBill.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { setWeights } from "@fairway/areas/shipment/server/setWeights.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { DeclaredGoods } from "../model/declaredGoods.ts";

/** Sums the goods of the declarations of a job, with the package unit of the first one. OJ-15 */
export function declaredGoods(
  tx: Tx,
  { companyId }: Pick<Actor, "companyId">,
  jobId: string,
): Promise<DeclaredGoods> {
  return one<DeclaredGoods>(
    tx,
    sql`select count(*)::int as declarations, sum(d.gross_weight) as gross_weight,
        sum(d.net_weight) as net_weight, sum(d.cbm) as cbm, sum(d.pcs) as package_qty,
        sum(d.qty_cont) as containers,
        (array_agg(u.id order by d.clearance_date, d.clearance_no)
          filter (where u.id is not null))[1] as package_type,
        (array_agg(u.code order by d.clearance_date, d.clearance_no)
          filter (where u.id is not null))[1] as package_type_code
      from customs_declaration d
      left join unit u on u.company_id = ${companyId} and u.unit_type = 'Package' and u.active
        and lower(u.code) = lower(d.unit_code)
      where d.company_id = ${companyId} and d.job_id = ${jobId}`,
  );
}

/**
 * Makes weights and volume of a job and its bill the sums of its declarations; what no declaration
 * says stays.
 *
 * Locks: nothing; the caller has locked the job.
 * Source: rule OJ-15
 */
export async function takeDeclaredWeights(
  tx: Tx,
  actor: Actor,
  job: Pick<Shipment, "id" | "jobNo">,
  hblid: string,
): Promise<void> {
  const { grossWeight, netWeight, cbm } = await declaredGoods(tx, actor, job.id);
  const weights = { grossWeight, netWeight, cbm };
  await setWeights(tx, actor, job.id, weights);
  await setWeightsOfBill(tx, actor, hblid, weights);
}
