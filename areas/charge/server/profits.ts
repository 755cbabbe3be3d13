import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { getHouseBillTotalProfit, getShipmentTotalProfit } from "../contract.ts";
import type { ChargeProfit } from "../model/chargeTotals.ts";
import { type EarnedSums, type ProfitOfBases, profitByBasis } from "../model/profitBasis.ts";
import { chargedBill, onMenuOf } from "./chargedBill.ts";
import { earnedLines, earnedSums } from "./earnedLines.ts";

/** The profit of a bill: what is expected, and of that what is billed and paid. */
interface BillProfit extends ChargeProfit, Omit<ProfitOfBases, "expected"> {
  readonly hblid: string;
  readonly hwbno: string | null;
}

/** The profit of a job, for each bill and in total; `total` is what is expected. */
interface JobProfit extends Omit<ProfitOfBases, "expected"> {
  readonly houseBills: BillProfit[];
  readonly total: ChargeProfit;
}

/**
 * Returns the profit of a job for each bill and in total: expected, billed and paid; bills without
 * lines have zero.
 */
export async function shipmentProfit(
  tx: Tx,
  actor: Actor,
  { jobId }: Ask<typeof getShipmentTotalProfit>,
): Promise<JobProfit> {
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
 * Sums a job's lines for each bill and in total, by basis; the caller checks the right.
 *
 * Source: rule CH-30, areas/charge/README.md
 */
export async function jobProfit(tx: Tx, actor: Actor, jobId: string): Promise<JobProfit> {
  const { companyId } = actor;
  const found = await rows<EarnedSums & { readonly hblid: string; readonly hwbno: string | null }>(
    tx,
    sql`
      with line as (${earnedLines(companyId, sql`s.job_id = ${jobId}`)}),
        earned as (select l.hblid as bill_id, l.type, ${earnedSums} from line l group by l.hblid, l.type)
      select b.id as hblid, b.hwbno, e.*
      from house_bill b
      left join earned e on e.bill_id = b.id
      where b.company_id = ${companyId} and b.job_id = ${jobId}
        and (not b.is_virtual or e.bill_id is not null)
      order by b.hwbno, b.id`,
  );
  const bills = new Map(found.map(({ hblid, hwbno }) => [hblid, { hblid, hwbno }]));
  const houseBills = [...bills.values()].map((bill) => ({
    ...bill,
    ...profitFrom(found.filter((each) => each.hblid === bill.hblid)),
  }));
  const { expected: total, billed, paid } = profitByBasis(found);
  return { houseBills, total, billed, paid };
}

function profitFrom(sums: readonly EarnedSums[]): ChargeProfit & Omit<ProfitOfBases, "expected"> {
  const { expected, billed, paid } = profitByBasis(sums);
  return { ...expected, billed, paid };
}
