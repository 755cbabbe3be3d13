import { usualMarginCap } from "@fairway/areas/organisation/model/officeSetting.ts";
import { type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { maybe, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { type EarnedMargin, marginOf, oddMargin } from "../model/marginGate.ts";
import { refuseShipment } from "../model/refusals.ts";
import type { Shipment } from "../model/shipment.ts";

/** The reason with which a job is finished. */
export interface MarginReasonAsk {
  readonly marginReasonId: string | null;
  readonly marginNote: string | null;
}

/** What a job earns when its margin needs a reason; null where it needs none. */
export async function marginWithoutReason(
  tx: Tx,
  { companyId }: Actor,
  job: Pick<Shipment, "id" | "officeId">,
): Promise<EarnedMargin | null> {
  const earned = await maybe<EarnedMargin>(
    tx,
    sql`select coalesce(m.selling_vnd, 0)::text as selling_vnd,
        coalesce(m.buying_vnd, 0)::text as buying_vnd,
        trim_scale(coalesce((select o.margin_cap from office_setting o
          where o.company_id = ${companyId} and o.office_id = ${job.officeId}),
          ${usualMarginCap}::numeric))::text as margin_cap
      from job_money(${companyId}, ${job.id}) m
      where m.selling_vnd is not null or m.buying_vnd is not null`,
  );
  return earned && oddMargin(earned) ? earned : null;
}

/**
 * Keeps the reason for which a job is finished at no profit or above the cap of its office; a job with
 * another margin keeps none, whatever is sent.
 *
 * Refuses: shipment.marginWithoutReason · shipment.marginReasonUnknown
 * Source: rule SH-37, areas/shipment/README.md
 */
export async function keepMarginReason(
  tx: Tx,
  actor: Actor,
  job: Shipment,
  { marginReasonId, marginNote }: MarginReasonAsk,
): Promise<void> {
  const { companyId, userId } = actor;
  const earned = await marginWithoutReason(tx, actor, job);
  if (!earned) return;
  const at = { field: "marginReasonId" };
  if (marginReasonId === null) throw marginRefusal(job, earned);
  const reason = await maybe(
    tx,
    sql`select from margin_reason
      where company_id = ${companyId} and id = ${marginReasonId} and active`,
  );
  if (!reason) throw refuseShipment("shipment.marginReasonUnknown", {}, at);
  await insertRow(tx, "finished_margin", {
    companyId,
    id: newId(),
    jobId: job.id,
    reasonId: marginReasonId,
    note: marginNote,
    ...earned,
    userCreated: userId,
  });
}

/** Forgets the reason of a job that is reopened; its history keeps it. */
export async function dropMarginReason(tx: Tx, { companyId }: Actor, jobId: string): Promise<void> {
  await run(
    tx,
    sql`delete from finished_margin where company_id = ${companyId} and job_id = ${jobId}`,
  );
}

function marginRefusal(job: Shipment, earned: EarnedMargin) {
  const { jobNo } = job;
  const margin = marginOf(earned);
  const cap = earned.marginCap;
  const at = { field: "marginReasonId" };
  const profit: DecimalText = decimal(earned.sellingVnd).minus(decimal(earned.buyingVnd)).toFixed();
  if (margin === null) return refuseShipment("shipment.lossWithoutReason", { jobNo, profit }, at);
  return refuseShipment("shipment.marginWithoutReason", { jobNo, margin, profit, cap }, at);
}
