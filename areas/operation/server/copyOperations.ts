import { copyBills } from "@fairway/areas/housebill/server/copyBills.ts";
import { readBillsOfJobs } from "@fairway/areas/housebill/server/readHouseBill.ts";
import { startsInSchedule } from "@fairway/areas/organisation/server/officeSettings.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import {
  type Shipment,
  type ShipmentForm,
  shipmentForm,
} from "@fairway/areas/shipment/model/shipment.ts";
import { withoutVerifiedMass } from "@fairway/areas/shipment/model/whyNotContainers.ts";
import {
  containersOfJobs,
  insertContainerLists,
} from "@fairway/areas/shipment/server/billContainers.ts";
import { tellOfAllAssigned } from "@fairway/areas/shipment/server/tellOfJob.ts";
import { writeNumberedShipments } from "@fairway/areas/shipment/server/writeShipment.ts";
import { noteDaysOfJobs } from "@fairway/areas/stage/server/noteDaysOfJob.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { stampNew } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { whyNotNumbersOf } from "./numbersTaken.ts";
import { writeSalesUnits } from "./salesUnitTable.ts";

/** What the replica of a job has of its own. */
export interface CopiedOperation {
  readonly job: Shipment;
  readonly jobNo: string;
  readonly saleManId: string;
  readonly personIncharge: string;
}

/** A replica that was opened. */
export interface OpenedCopy {
  readonly id: string;
  /** Its one bill. */
  readonly hblid: string;
  readonly jobNo: string;
  readonly replicaOf: string;
}

/**
 * Opens the replicas of operations jobs of one service in the office of the actor: form, goods,
 * containers and bill as they are stored, without the link to another job and the mark "No profit". Stages
 * and declarations are copied by the caller.
 *
 * Shape: in the order of the copies; the statements do not depend on their number.
 * Locks: nothing; the caller has locked the jobs.
 * Refuses: access.forbidden · operation.numbersTaken, of every job at once
 * Source: rules OJ-2, OJ-22, OJ-32, OJ-35, areas/operation/README.md
 */
export async function copyOperations(
  tx: Tx,
  there: Actor,
  service: Service,
  copies: readonly CopiedOperation[],
): Promise<OpenedCopy[]> {
  const { companyId, officeId } = there;
  there.mustHave(`${service.menu}.add`);
  const ofJobs = copies.map(({ job }) => job.id);
  const bills = new Map(
    (await readBillsOfJobs(tx, companyId, ofJobs)).map((bill) => [bill.jobId, bill]),
  );
  const billOf = ({ id, jobNo }: Shipment) => {
    const bill = bills.get(id);
    if (!bill) throw new Error(`the operations job ${jobNo} has no bill`);
    return bill;
  };
  const numbers = copies.map(({ job }) => ({
    id: null,
    officeId,
    transactionType: service.code,
    mawb: job.mawb,
    hwbno: billOf(job).hwbno,
  }));
  refuseFields((await whyNotNumbersOf(tx, there, numbers)).flat());

  const isAhead = (day: string) => day > there.today;
  const waits =
    copies.some(({ job }) => isAhead(job.serviceDate)) &&
    (await startsInSchedule(tx, there, officeId));
  const made = copies.map(({ job, jobNo, saleManId, personIncharge }) => ({
    ...formOf(job),
    jobNo,
    saleManId,
    personIncharge,
    id: newId(),
    replicaOf: job.id,
    transactionType: service.code,
    family: job.family,
    sumCont: job.sumCont,
    sumPackage: job.sumPackage,
    serviceNo: null,
    noProfit: false,
    ...stampNew(there),
    currentStatus: waits && isAhead(job.serviceDate) ? "InSchedule" : "Processing",
  }));
  await writeNumberedShipments(
    tx,
    service,
    made.map(({ saleManId: _ofBill, ...row }) => row),
  );
  const hblids = await copyBills(
    tx,
    there,
    service,
    made.map(({ id, saleManId }, at) => ({
      bill: billOf((copies[at] as CopiedOperation).job),
      jobId: id,
      saleManId,
    })),
  );
  await writeSalesUnits(tx, there, made);
  await copyContainers(
    tx,
    there,
    made.map(({ id, replicaOf }, at) => ({ from: replicaOf, to: id, hblid: hblids[at] as string })),
  );
  await noteDaysOfJobs(tx, there, made);
  await tellOfAllAssigned(
    tx,
    there,
    made.filter(({ personIncharge }) => personIncharge !== there.userId),
  );
  return made.map(({ id, jobNo, replicaOf }, at) => ({
    id,
    hblid: hblids[at] as string,
    jobNo,
    replicaOf,
  }));
}

const fields = Object.keys(shipmentForm.shape) as (keyof ShipmentForm)[];

function formOf(job: Shipment): ShipmentForm {
  return Object.fromEntries(fields.map((field) => [field, job[field]])) as unknown as ShipmentForm;
}

/** Copies the containers of jobs to their replicas and to the bills of these. */
async function copyContainers(
  tx: Tx,
  there: Actor,
  copies: readonly { readonly from: string; readonly to: string; readonly hblid: string }[],
): Promise<void> {
  const found = await containersOfJobs(
    tx,
    there.companyId,
    copies.map(({ from }) => from),
  );
  const byJob = Map.groupBy(found, ({ mblid }) => mblid);
  await insertContainerLists(
    tx,
    there,
    copies.flatMap(({ from, to, hblid }) => {
      const lines = (byJob.get(from) ?? []).map((line) => ({ ...line, id: null }));
      return [
        { mblid: to, hblid: null, lines },
        { mblid: to, hblid, lines: withoutVerifiedMass(lines) },
      ];
    }),
  );
}
