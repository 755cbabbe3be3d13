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

/**
 * Returns the profit of a job for each bill, in total, and of its billed lines; bills without lines
 * have zero.
 */
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

/**
 * Sums a job's lines for each bill, in total, and those that are billed; the caller checks the right.
 *
 * Shape: a line is billed when a document holds the side that it is sold or bought on, a bought one
 *   also when it has the number of the vendor's invoice.
 */
export async function jobProfit(
  tx: Tx,
  actor: Actor,
  jobId: string,
): Promise<{ houseBills: BillProfit[]; total: ChargeProfit; billed: ChargeProfit }> {
  const found = await rows<
    TwoSums & {
      hblid: string;
      hwbno: string | null;
      type: SurchargeType | null;
      isBilled: boolean;
    }
  >(
    tx,
    sql`
      select b.id as hblid, b.hwbno, s.type, x.is_billed, sum(s.amount_vnd)::text as vnd,
        case when bool_and(s.amount_usd is not null) then sum(s.amount_usd)::text end as usd
      from house_bill b
      left join surcharge s on s.company_id = ${actor.companyId} and s.hblid = b.id
      cross join lateral (select (s.type = 'BUY' and s.invoice_no is not null) or exists (
        select from charge_claim k
        where k.company_id = ${actor.companyId} and k.charge_id = s.id
          and k.side = case s.type when 'BUY' then 'credit' else 'debit' end) as is_billed) x
      where b.company_id = ${actor.companyId} and b.job_id = ${jobId}
        and (not b.is_virtual or s.id is not null)
      group by b.id, b.hwbno, s.type, x.is_billed
      order by b.hwbno, b.id`,
  );
  const bills = new Map(found.map(({ hblid, hwbno }) => [hblid, { hblid, hwbno }]));
  const houseBills = [...bills.values()].map((bill) => ({
    ...bill,
    ...profitFrom(found.filter((each) => each.hblid === bill.hblid)),
  }));
  const billed = profitFrom(found.filter((each) => each.isBilled));
  return { houseBills, total: profitFrom(found), billed };
}

function profitFrom(sums: readonly (TwoSums & { type: SurchargeType | null })[]): ChargeProfit {
  return chargeProfit(
    sums.flatMap(({ type, vnd, usd }) => (type ? [{ type, amountVnd: vnd, amountUsd: usd }] : [])),
  );
}
