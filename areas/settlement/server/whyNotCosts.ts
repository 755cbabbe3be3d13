import { unprofitableJobs } from "@fairway/areas/charge/server/unprofitableJobs.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { refuseSettlement } from "../model/refusals.ts";
import type { SettlementForm } from "../model/settlement.ts";

type Costs = Pick<SettlementForm, "settlementType" | "payeeId">;

/** Refuses to net off for staff. Rule ST-1 */
export async function mustNetOff(
  tx: Tx,
  { companyId }: Actor,
  { paymentMethod, payeeId }: Pick<SettlementForm, "paymentMethod" | "payeeId">,
): Promise<void> {
  if (paymentMethod !== "NETOFF_SHPT" || payeeId === null) return;
  const { isStaff } = await one<{ isStaff: boolean }>(
    tx,
    sql`select exists (select from partner where company_id = ${companyId} and id = ${payeeId}
      and 'STAFF' = any(partner_group)) as is_staff`,
  );
  if (isStaff) throw refuseSettlement("settlement.netOff", {}, { field: "payeeId" });
}

/** Refuses unprofitable jobs, where the office checks settlements. Rule ST-7 */
export async function mustBringProfit(
  tx: Tx,
  actor: Actor,
  form: Costs,
  lines: readonly { readonly jobId: string }[],
): Promise<void> {
  const jobIds = lines.map(({ jobId }) => jobId);
  const jobs = await jobsWithoutProfit(tx, actor, form, jobIds);
  if (jobs.length === 0) return;
  throw refuseSettlement("settlement.unprofitable", { jobs: jobs.join(", ") });
}

/** The jobs that bring no profit, by their numbers, where the office checks settlements. Rule ST-7 */
export async function jobsWithoutProfit(
  tx: Tx,
  actor: Actor,
  { settlementType, payeeId }: Costs,
  jobIds: readonly string[],
): Promise<string[]> {
  const { isChecked } = await one<{ isChecked: boolean }>(
    tx,
    sql`select coalesce(bool_or(approval_settlement), false) as is_checked from office_setting
      where company_id = ${actor.companyId} and office_id = ${actor.officeId}`,
  );
  if (!isChecked) return [];
  const isEvenRefused = settlementType === "DIRECT";
  return unprofitableJobs(tx, actor, { jobIds, payeeId, isEvenRefused });
}
