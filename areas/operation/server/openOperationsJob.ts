import { passCheckPoints } from "@fairway/areas/credit/server/passCheckPoints.ts";
import type { CheckAlert } from "@fairway/areas/credit/model/checkAlert.ts";
import { pointsOfBill } from "@fairway/areas/housebill/server/billPoints.ts";
import {
  type PlannedBill,
  planHouseBills,
} from "@fairway/areas/housebill/server/planHouseBills.ts";
import { writeHouseBills } from "@fairway/areas/housebill/server/writeHouseBills.ts";
import type { JobStatus } from "@fairway/areas/shipment/model/choices.ts";
import { withoutVerifiedMass } from "@fairway/areas/shipment/model/whyNotContainers.ts";
import { insertContainerLists } from "@fairway/areas/shipment/server/billContainers.ts";
import { type PlannedShipment, planShipment } from "@fairway/areas/shipment/server/planShipment.ts";
import { startsInSchedule } from "@fairway/areas/organisation/server/officeSettings.ts";
import { tellOfAssigned } from "@fairway/areas/shipment/server/tellOfJob.ts";
import { writeShipment } from "@fairway/areas/shipment/server/writeShipment.ts";
import { noteOpenedJob } from "@fairway/areas/stage/server/noteOpenedJob.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { NewOperation } from "../model/operation.ts";
import { formOfOneBill } from "./billOfOperation.ts";
import { writeSalesUnits } from "./salesUnitTable.ts";
import { writeJobLink } from "./jobLinks.ts";
import { whyNotNumbers } from "./numbersTaken.ts";
import { planLink } from "./planLink.ts";

/** An operations job that was opened. */
export interface OpenedOperation {
  readonly id: string;
  /** Its one bill. */
  readonly hblid: string;
  readonly jobNo: string;
  readonly alerts?: CheckAlert[];
}

/**
 * How a job is opened: with the agreement of another partner than the customer, or as the revision of
 * another job.
 */
export type OpenedAs = { readonly holderId?: string | null } | { readonly revisedJobId: string };

/**
 * Opens an operations job of the user's own office with its one bill, the lines of its goods and
 * the stages of its service, all or nothing.
 *
 * Locks: the counter of the month, directly before the job is written.
 * Refuses: every wrong field at once · access.forbidden · checkPoint.stopped
 * Source: rules OJ-1 to OJ-4, OJ-20, OJ-22, areas/operation/README.md
 */
export async function openOperationsJob(
  tx: Tx,
  actor: Actor,
  fields: NewOperation,
  as: OpenedAs = {},
): Promise<OpenedOperation> {
  const { hwbno, customerId, saleManId, shipperDescription, consigneeDescription, ...ofJob } =
    fields;
  const planned = await planLink(tx, actor, fields, null);
  const { serviceNo } = planned;
  const plan = await planShipment(tx, actor, { ...ofJob, serviceNo, dimensionDetails: undefined });
  const job = {
    ...plan.row,
    ...("revisedJobId" in as ? { revisedJobId: as.revisedJobId } : {}),
  };
  const { mawb, incotermId } = job;
  const keyed = { hwbno, customerId, saleManId, shipperDescription, consigneeDescription };
  const bills = await planHouseBills(tx, actor, {
    job,
    bills: [{ form: formOfOneBill({ ...keyed, mawb, incotermId }, job), lines: undefined }],
    linesOfJob: plan.lines,
  });
  const bill = bills[0] as PlannedBill;
  const told = new Set(plan.faults.map(({ field }) => field));
  refuseFields([
    ...plan.faults,
    ...bill.faults.filter(({ field }) => !told.has(field)),
    ...(await whyNotNumbers(tx, actor, { ...job, id: null, hwbno })),
    ...planned.faults,
  ]);
  const started = await withStart(tx, actor, { ...plan, row: job });
  const jobNo = await writeShipment(tx, started);
  if (planned.isChanged) await writeJobLink(tx, actor, job.id, planned.link);
  await writeHouseBills(tx, actor, { job, bills });
  await writeSalesUnits(tx, actor, [{ ...job, saleManId: bill.form.saleManId }]);
  await insertContainerLists(tx, actor, [
    { mblid: job.id, hblid: null, lines: plan.lines },
    { mblid: job.id, hblid: bill.id, lines: withoutVerifiedMass(plan.lines) },
  ]);
  await noteOpenedJob(tx, actor, job);
  if (job.personIncharge !== actor.userId) await tellOfAssigned(tx, actor, { ...job, jobNo }, job);
  const holder = "holderId" in as ? { customerId: as.holderId ?? null } : {};
  const passed = await passCheckPoints(
    tx,
    actor,
    pointsOfBill(1, { ...bill.form, ...holder, id: bill.id }, job),
  );
  return { id: job.id, hblid: bill.id, jobNo, ...passed };
}

/**
 * A job with a service date ahead starts in schedule where its office says so; the clock moves it on
 * the day. Every other job is in work from its opening.
 *
 * Source: rule OJ-32
 */
async function withStart(tx: Tx, actor: Actor, plan: PlannedShipment): Promise<PlannedShipment> {
  const { serviceDate } = plan.row;
  if (!serviceDate || serviceDate <= actor.today) return plan;
  if (!(await startsInSchedule(tx, actor, actor.officeId))) return plan;
  const status: { readonly currentStatus: JobStatus } = { currentStatus: "InSchedule" };
  return { ...plan, row: { ...plan.row, ...status } };
}
