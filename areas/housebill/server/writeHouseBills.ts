import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { insertParted } from "@fairway/engine/db/partedRows.ts";
import { stampNew } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { JobOfBill } from "../model/houseBill.ts";
import { refuseHouseBill } from "../model/refusals.ts";
import { drawHouseBillNumbers } from "./houseBillNumber.ts";
import { seaBill } from "./houseBillTable.ts";
import type { PlannedBill } from "./planHouseBills.ts";

/**
 * Writes planned bills of a job without their containers and returns their numbers, drawn by the
 * rule that the service of the job declares.
 *
 * Locks: the counters of their numbers, so all checks run before.
 * Refuses: houseBill.noPodCode
 * Source: rule HB-5.
 */
export async function writeHouseBills(
  tx: Tx,
  actor: Actor,
  { job, bills }: { readonly job: JobOfBill; readonly bills: readonly PlannedBill[] },
): Promise<string[]> {
  const { numberRule } = serviceOf(job.transactionType).bill;
  const untyped = bills.filter((bill) => !bill.form.hwbno);
  const drawn = await drawHouseBillNumbers(
    tx,
    actor,
    untyped.map(({ numberStem: stem, numbersTaken: taken }) => {
      if (numberRule !== "drawnByPort") throw new Error(`no number is drawn by "${numberRule}"`);
      if (!stem) throw refuseHouseBill("houseBill.noPodCode", {}, { field: "pod" });
      return { stem, taken };
    }),
  );
  const rows = bills.map(({ id, form }) => ({
    ...form,
    id,
    jobId: job.id,
    hwbno: form.hwbno ?? (drawn.shift() as string),
    family: job.family,
    ...stampNew(actor),
    officeId: job.officeId,
  }));
  await insertParted(tx, seaBill, rows);
  return rows.map((row) => row.hwbno);
}
