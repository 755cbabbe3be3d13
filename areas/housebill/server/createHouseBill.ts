import { passCheckPoints } from "@fairway/areas/credit/server/passCheckPoints.ts";
import { insertDimensionLists } from "@fairway/areas/goods/server/dimensions.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { withoutVerifiedMass } from "@fairway/areas/shipment/model/whyNotContainers.ts";
import {
  containerListRows,
  insertContainerLists,
} from "@fairway/areas/shipment/server/billContainers.ts";
import { lockJobToWrite } from "@fairway/areas/shipment/server/lockJobToWrite.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import type { HouseBill } from "../model/houseBill.ts";
import { houseBillRecordOf } from "./getHouseBill.ts";
import { pointsOfBill } from "./billPoints.ts";
import { mustEnterBills } from "./mustEnterBills.ts";
import { houseBillRows } from "./houseBillTable.ts";
import { type PlannedBill, planHouseBills } from "./planHouseBills.ts";
import { insertWaybillCharges } from "./waybillChargeTable.ts";
import { writeHouseBills } from "./writeHouseBills.ts";

/**
 * Writes a house bill under a job, with its number and the lines of its goods.
 *
 * Shape: empty fields come from the job; without a list the bill takes the job's containers.
 * Locks: the job, then the counter of its number.
 * Refuses: shipment.locked · shipment.canceled · every wrong field at once · checkPoint.stopped
 * Source: rules HB-1 to HB-5.
 */
export async function createHouseBill(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.createHouseBill>,
): Promise<Answer<typeof contract.createHouseBill>> {
  const { jobId, csMawbcontainers, dimensionDetails, otherCharges, ...typed } = ask;
  const job = await lockJobToWrite(tx, actor, { id: jobId });
  mustEnterBills(job);
  const { goods } = serviceOf(job.transactionType);

  const { companyId } = actor;
  const hasContainers = goods !== "dimensions";
  const ofJob =
    csMawbcontainers || !hasContainers
      ? null
      : await containerListRows(tx, companyId, { mblid: jobId, hblid: null });
  const plans = await planHouseBills(tx, actor, {
    job,
    bills: [
      {
        form: typed,
        lines: csMawbcontainers,
        dimensions: dimensionDetails,
        charges: otherCharges,
      },
    ],
    linesOfJob: ofJob ?? [],
  });
  const plan = plans[0] as PlannedBill;
  refuseFields(plan.faults);
  const { id, lines } = plan;
  await writeHouseBills(tx, actor, { job, bills: plans });
  const list = { mblid: jobId, hblid: id };
  const charges = await insertWaybillCharges(tx, actor, [
    { jobId, hblid: id, lines: plan.charges },
  ]);
  const dimensions = await insertDimensionLists(tx, actor, [{ ...list, lines: plan.dimensions }]);
  const [lineIds = []] = await insertContainerLists(tx, actor, [{ ...list, lines }]);
  // The lines of the job have their names already, so those of the bill are not read.
  const copied = (ofJob ? withoutVerifiedMass(ofJob) : null)?.map((line, at) => ({
    ...line,
    ...list,
    id: lineIds[at] as string,
    lineNo: at + 1,
    version: 1,
  }));
  const passed = await passCheckPoints(tx, actor, pointsOfBill(6, { ...plan.form, id }, job));
  const [bill] = await houseBillRows(tx, actor, sql`b.id = ${id}`);
  return {
    status: true,
    data: await houseBillRecordOf(
      tx,
      actor,
      { bill: bill as HouseBill, job },
      {
        ...(copied ? { csMawbcontainers: copied } : {}),
        dimensionDetails: dimensions,
        otherCharges: charges,
      },
    ),
    ...passed,
  };
}
