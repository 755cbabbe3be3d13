import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { today } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { enqueue } from "@fairway/engine/jobs/jobs.ts";
import { refuseEcus } from "../model/ecusRefusals.ts";
import type { FeedName } from "../model/ecusTables.ts";
import { ecusWindow } from "../model/ecusWindow.ts";
import { connectionsOf } from "./connectionTarget.ts";
import { askCancel, findReading, forgetReadings, isReading, type Reading } from "./readingTable.ts";

/** The readings of a user that are kept. */
export const keptReadings = 10;

/** Reads and stores the declarations of the actor's connections. Refuses: as `startReading` */
export function importFromEcus(tx: Tx, actor: Actor) {
  return startReading(tx, actor, { feed: "Declarations", isStored: true });
}

/** Reads and stores transport declarations. Refuses: as `startReading` */
export function importFromCarriers(tx: Tx, actor: Actor) {
  return startReading(tx, actor, { feed: "CarrierFeed", isStored: true });
}

/** Reads what is not stored yet, for a choice. Refuses: as `startReading` */
export function readFromEcus(tx: Tx, actor: Actor, { feed }: { readonly feed: FeedName }) {
  return startReading(tx, actor, { feed, isStored: false });
}

/**
 * Starts a reading of the actor's active connections; a job reads them one by one after the commit.
 *
 * Refuses: access.forbidden · ecus.noConnection · ecus.underWay
 * Source: rule CU-10
 */
async function startReading(
  tx: Tx,
  actor: Actor,
  how: { readonly feed: FeedName; readonly isStored: boolean },
) {
  actor.mustHave("opsCustomClearance.import");
  const { companyId, userId } = actor;
  const connections = await connectionsOf(tx, companyId, userId);
  if (connections.length === 0) throw refuseEcus("ecus.noConnection");
  if (await isReading(tx, companyId, userId)) throw refuseEcus("ecus.underWay");
  const id = await insertReading(
    tx,
    { ...how, ...unitOf(actor), isNightly: false },
    connections,
    actor.timeZone,
  );
  return { status: true as const, data: { id, connections: connections.length } };
}

const unitOf = ({ companyId, userId, officeId, departmentId, groupId }: Actor) => ({
  companyId,
  userCreated: userId,
  officeId,
  departmentId,
  groupId,
});

/** Stores a reading with its connections, enqueues its job, and forgets older readings. */
export async function insertReading(
  tx: Tx,
  reading: Omit<Reading, "id" | "state" | "fromDay" | "toDay">,
  connections: readonly { readonly id: string; readonly name: string }[],
  timeZone?: string,
): Promise<string> {
  const { companyId, userCreated } = reading;
  const { from, to } = ecusWindow(today(timeZone));
  const id = newId();
  await forgetReadings(tx, companyId, userCreated, keptReadings);
  await insertRow(tx, "ecus_reading", { ...reading, id, fromDay: from, toDay: to });
  await insertRows(
    tx,
    "ecus_reading_source",
    connections.map(({ id: connectionId, name }, position) => ({
      companyId,
      id: newId(),
      readingId: id,
      position,
      connectionId,
      name,
    })),
  );
  await enqueue(tx, "readEcus", { companyId, id }, { key: `ecus ${id}` });
  return id;
}

/** Ends a reading of the actor after its page. Refuses: access.forbidden · record.notFound */
export async function cancelReading(tx: Tx, actor: Actor, { id }: { readonly id: string }) {
  actor.mustHave("opsCustomClearance.import");
  const { companyId } = actor;
  const found = await findReading(tx, { companyId, id });
  if (found?.userCreated !== actor.userId) throw refuse("record.notFound");
  await askCancel(tx, { companyId, id });
  return { status: true as const, data: { id } };
}
