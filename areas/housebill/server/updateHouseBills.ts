import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { mustEnterBills } from "./mustEnterBills.ts";
import { passChangedBills } from "./passChangedBills.ts";
import { planSavedBills } from "./planSavedBills.ts";
import { writeSavedBills } from "./writeSavedBills.ts";

/**
 * Saves several house bills of one job, all or none, as a job's value is taken over into its bills.
 *
 * Locks: the job, then the bills in the order of their ids.
 * Refuses: houseBill.ofSeveralJobs · as updateHouseBill, fields as `bills.0.eta`
 * Source: rule HB-14
 */
export async function updateHouseBills(
  tx: Tx,
  actor: Actor,
  { bills }: Ask<typeof contract.updateHouseBills>,
): Promise<Answer<typeof contract.updateHouseBills>> {
  const plan = await planSavedBills(tx, actor, bills);
  mustEnterBills(plan.job);
  refuseFields(
    plan.bills.flatMap(({ faults }, at) =>
      faults.map((fault) => ({ ...fault, field: `bills.${at}.${fault.field}` })),
    ),
  );
  const data = await writeSavedBills(tx, actor, plan);
  const passed = await passChangedBills(tx, actor, plan, "bills");
  return { status: true, data, ...passed };
}
