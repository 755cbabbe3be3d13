import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ContainerLine } from "@fairway/areas/shipment/model/container.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { lockJobToWrite } from "@fairway/areas/shipment/server/lockJobToWrite.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { one, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { containersWithoutTrip } from "../model/containersWithoutTrip.ts";
import { refuseTrip } from "../model/refusals.ts";
import type { TripRecord } from "../model/trip.ts";
import { whyNotStops } from "../model/whyNotTrip.ts";
import { containersOfJob } from "./containersOfJob.ts";
import { readTrips } from "./lockTrip.ts";
import { noteTrips } from "./noteTrips.ts";
import { newStops } from "./writeStops.ts";

/** The most trips that are made at once. */
const mostTrips = 200;

/** What a trip carries. */
type Load = Pick<
  TripRecord,
  | "containerId"
  | "containerTypeId"
  | "containerNo"
  | "sealNo"
  | "packageQuantity"
  | "packageTypeId"
  | "grossWeight"
  | "cbm"
  | "goods"
>;

/**
 * Makes a trip for each container of a job that has none yet, or one for its load where it has no
 * containers, all with the same stops.
 *
 * Locks: the job.
 * Refuses: record.notFound · access.forbidden · trip.noService · shipment.locked · shipment.canceled ·
 *   every wrong stop at once · trip.allMade · trip.tooMany
 * Source: rules TR-1, TR-2, TR-11
 */
export async function createTrips(
  tx: Tx,
  actor: Actor,
  { jobId, stops }: Ask<typeof contract.createTrips>,
): Promise<{ status: true; data: TripRecord[] }> {
  const job = await lockJobToWrite(tx, actor, { id: jobId, check: mustHaveTrips });
  refuseFields(whyNotStops(stops));
  const { jobNo } = job;
  const loads = await loadsWithoutTrip(tx, job);
  if (loads.length === 0) throw refuseTrip("trip.allMade", { jobNo });
  if (loads.length > mostTrips) {
    throw refuseTrip("trip.tooMany", { jobNo, count: loads.length, most: mostTrips });
  }
  const { companyId, userId } = actor;
  const { last } = await one<{ last: number }>(
    tx,
    sql`select coalesce(max(serial), 0)::int as last from trip
      where company_id = ${companyId} and job_id = ${job.id}`,
  );
  const made = loads.map((load, at) => ({
    ...load,
    companyId,
    id: newId(),
    jobId: job.id,
    serial: last + at + 1,
    userCreated: userId,
    userModified: userId,
  }));
  await insertRows(tx, "trip", made);
  await insertRows(
    tx,
    "trip_stop",
    made.flatMap(({ id }) => newStops(actor, id, stops)),
  );
  await noteTrips(tx, actor, job, { planned: true });
  const ids = made.map(({ id }) => id);
  return { status: true, data: await readTrips(tx, actor, ids) };
}

/** Refuses the job of a service that declares no trips. */
function mustHaveTrips(job: Shipment): void {
  const { tabs } = serviceOf(job.transactionType);
  if (!tabs.includes("TRIPS")) throw refuseTrip("trip.noService", { jobNo: job.jobNo });
}

async function loadsWithoutTrip(tx: Tx, job: Shipment): Promise<Load[]> {
  const { companyId, id } = job;
  const trips = await rows<Pick<TripRecord, "containerId" | "containerTypeId" | "containerNo">>(
    tx,
    sql`select container_id, container_type_id, container_no from trip
      where company_id = ${companyId} and job_id = ${id} and state <> 'Dropped' order by serial`,
  );
  const lines = await containersOfJob(tx, job);
  if (lines.length === 0) return trips.length > 0 ? [] : [wholeLoad(job)];
  return containersWithoutTrip(lines, trips).map(loadOf);
}

/** What one container of a line carries; the goods of a line of several are not divided. */
function loadOf(line: ContainerLine): Load {
  const isOne = line.quantity === 1;
  return {
    containerId: line.id,
    containerTypeId: line.containerTypeId,
    containerNo: isOne ? line.containerNo : null,
    sealNo: isOne ? line.sealNo : null,
    packageQuantity: isOne ? line.packageQuantity : null,
    packageTypeId: line.packageTypeId,
    grossWeight: isOne ? line.gw : null,
    cbm: isOne ? line.cbm : null,
    goods: (line.commodity ?? line.description)?.slice(0, 500) ?? null,
  };
}

function wholeLoad(job: Shipment): Load {
  return {
    containerId: null,
    containerTypeId: null,
    containerNo: null,
    sealNo: null,
    packageQuantity: job.packageQty,
    packageTypeId: job.packageType,
    grossWeight: job.grossWeight,
    cbm: job.cbm,
    goods: job.commodity?.slice(0, 500) ?? null,
  };
}
