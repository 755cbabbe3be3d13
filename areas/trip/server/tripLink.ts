import { publicPage } from "@fairway/areas/mail/server/publicAddress.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { refuseTrip } from "../model/refusals.ts";
import type { TripRecord } from "../model/trip.ts";
import { hasTruck } from "../model/tripSteps.ts";
import { newLinkText, readLinkText } from "./linkText.ts";
import { lockTrip, readTrip } from "./lockTrip.ts";
import { stateOf } from "./updateTrip.ts";

/**
 * Makes the link to a trip for its driver. Its text is answered once and only its hash is kept; a
 * former link ends.
 *
 * Locks: the job.
 * Refuses: record.notFound · access.forbidden · shipment.locked · shipment.canceled · trip.noTruck
 * Source: rule TR-7
 */
export async function makeLink(
  tx: Tx,
  actor: Actor,
  { id, keepsPosition, language = actor.language }: Ask<typeof contract.makeLink>,
  { caller }: Pick<Desk, "caller">,
): Promise<{ status: true; data: { link: string; trip: TripRecord } }> {
  const { trip } = await lockTrip(tx, actor, id);
  if (!hasTruck(trip.state)) throw refuseTrip("trip.noTruck", stateOf(trip));
  const { companyId, userId } = actor;
  await endLinks(tx, actor, [id]);
  const text = newLinkText(companyId);
  await insertRow(tx, "trip_link", {
    companyId,
    id: newId(),
    tripId: id,
    sha256: readLinkText(text)?.sha256,
    keepsPosition,
    userCreated: userId,
    userModified: userId,
  });
  const link = `${publicPage("pod", language, caller.origin)}#${text}`;
  return { status: true, data: { link, trip: await readTrip(tx, actor, id) } };
}

/**
 * Ends the link of a trip.
 *
 * Locks: the job.
 * Refuses: record.notFound · access.forbidden · shipment.locked · shipment.canceled
 */
export async function revokeLink(
  tx: Tx,
  actor: Actor,
  { id }: Ask<typeof contract.revokeLink>,
): Promise<{ status: true; data: TripRecord }> {
  await lockTrip(tx, actor, id);
  await endLinks(tx, actor, [id]);
  return { status: true, data: await readTrip(tx, actor, id) };
}

/** Ends the links of trips, with one statement. */
export async function endLinks(
  tx: Tx,
  { companyId, userId }: Pick<Actor, "companyId" | "userId">,
  tripIds: readonly string[],
): Promise<void> {
  if (tripIds.length === 0) return;
  await run(
    tx,
    sql`update trip_link set revoked_at = now(), user_modified = ${userId}
      where company_id = ${companyId} and trip_id = any(${[...tripIds]}::uuid[])
        and revoked_at is null`,
  );
}
