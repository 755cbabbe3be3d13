import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { getHouseBillTotalProfit, getShipmentTotalProfit } from "../contract.ts";
import { type ChargeProfit, chargeProfit, type TwoSums } from "../model/chargeTotals.ts";
import type { SurchargeType } from "../model/surcharge.ts";
import { chargedBill, onMenuOf } from "./chargedBill.ts";

interface BillProfit extends ChargeProfit {
  readonly hblid: string;
  readonly hwbno: string | null;
}

/** Returns the profit of a job for each bill and in total; bills without lines have zero. */
export async function shipmentProfit(
  tx: Tx,
  actor: Actor,
  { jobId }: Ask<typeof getShipmentTotalProfit>,
) {
  await readShipment(tx, actor, jobId);
  return jobProfit(tx, actor, jobId);
}

/** Returns the profit of one house bill. */
export async function houseBillProfit(
  tx: Tx,
  actor: Actor,
  { hblid }: Ask<typeof getHouseBillTotalProfit>,
): Promise<BillProfit> {
  const bill = await chargedBill(tx, actor, hblid);
  actor.must(onMenuOf(bill, "detail"), bill);
  const { houseBills } = await jobProfit(tx, actor, bill.jobId);
  const { hwbno } = bill;
  // A virtual bill without lines is not among the bills of its job.
  return houseBills.find((each) => each.hblid === hblid) ?? { hblid, hwbno, ...profitFrom([]) };
}

/** Sums a job's lines for each bill and in total; the caller checks the right. */
export async function jobProfit(
  tx: Tx,
  actor: Actor,
  jobId: string,
): Promise<{ houseBills: BillProfit[]; total: ChargeProfit }> {
  const found = await rows<
    TwoSums & { hblid: string; hwbno: string | null; type: SurchargeType | null }
  >(
    tx,
    sql`
      select b.id as hblid, b.hwbno, s.type, sum(s.amount_vnd)::text as vnd,
        case when bool_and(s.amount_usd is not null) then sum(s.amount_usd)::text end as usd
      from house_bill b
      left join surcharge s on s.company_id = ${actor.companyId} and s.hblid = b.id
      where b.company_id = ${actor.companyId} and b.job_id = ${jobId}
        and (not b.is_virtual or s.id is not null)
      group by b.id, b.hwbno, s.type
      order by b.hwbno, b.id`,
  );
  const bills = new Map(found.map(({ hblid, hwbno }) => [hblid, { hblid, hwbno }]));
  const houseBills = [...bills.values()].map((bill) => ({
    ...bill,
    ...profitFrom(found.filter((each) => each.hblid === bill.hblid)),
  }));
  return { houseBills, total: profitFrom(found) };
}

function profitFrom(sums: readonly (TwoSums & { type: SurchargeType | null })[]): ChargeProfit {
  return chargeProfit(
    sums.flatMap(({ type, vnd, usd }) => (type ? [{ type, amountVnd: vnd, amountUsd: usd }] : [])),
  );
}
