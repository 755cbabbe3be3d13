import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { whyJobClosed } from "@fairway/areas/shipment/model/refusals.ts";
import { jobOfBill } from "@fairway/areas/shipment/server/jobOfBill.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, maybe, readOnly, type Tx } from "@fairway/engine/db/tx.ts";
import { noteOrigin } from "@fairway/engine/audit/origin.ts";
import { networkOf } from "@fairway/engine/http/networkOf.ts";
import { refuseUnstorable } from "@fairway/engine/http/readAsk.ts";
import { countRefused, isRefusedOften } from "@fairway/engine/http/refusedOften.ts";
import type { Caller } from "@fairway/engine/http/serve.ts";
import { sql } from "kysely";
import { hoursAfterDelivery } from "../model/deliveryBounds.ts";
import type { LinkedTrip } from "../model/linkedTrip.ts";
import { refuseTrip } from "../model/refusals.ts";
import { type OpenLink, readLink } from "./linkTable.ts";
import { readLinkText } from "./linkText.ts";

/**
 * Refuses a caller whose link is not valid, before anything else of the request is read.
 *
 * Refuses: request.tooMany · tripLink.unknown
 */
export function admitLink(database: Database, caller: Caller): Promise<unknown> {
  return guarded(caller, () => readOnly(database, (tx) => openLink(tx, caller)));
}

/**
 * Runs work for the caller of a link. Unknown links of one address are counted, and after too many of
 * them no further one is looked at.
 *
 * Refuses: request.tooMany · tripLink.unknown · what the work refuses
 * Source: rule TR-7
 */
export async function guarded<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
  const from = `trip ${networkOf(caller.address)}`;
  if (isRefusedOften(from)) throw refuse("request.tooMany", { seconds: 1 });
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: unknown } | null)?.code === "tripLink.unknown") countRefused(from);
    throw error;
  }
}

/** A valid link that is opened to write on its trip; the job is locked. */
export type LockedLink = OpenLink & { readonly job: Shipment };

/**
 * Runs a verb of a driver in a transaction and returns the trip after it.
 *
 * Locks: the job, which all changes of its trips lock first.
 * Refuses: request.tooMany · tripLink.unknown · tripLink.closed · what the verb refuses
 */
export function asDriver(
  database: Database,
  caller: Caller,
  ask: Record<string, unknown>,
  verb: (tx: Tx, link: LockedLink) => Promise<unknown>,
): Promise<LinkedTrip> {
  return guarded(caller, () =>
    inTransaction(database, async (tx) => {
      noteOrigin(tx, caller);
      const job = await lockJobOfLink(tx, caller);
      const link = await openLink(tx, caller);
      refuseUnstorable(ask);
      if (whyJobClosed(job)) throw refuseTrip("tripLink.closed");
      await verb(tx, { ...link, job });
      return (await openLink(tx, caller)).shown;
    }),
  );
}

async function lockJobOfLink(
  tx: Tx,
  { token, language }: Pick<Caller, "token" | "language">,
): Promise<Shipment> {
  const { companyId, sha256 } = keyOf(token);
  const row = await maybe<{ jobId: string }>(
    tx,
    sql`select t.job_id from trip_link l
      join trip t on t.company_id = ${companyId} and t.id = l.trip_id
      where l.company_id = ${companyId} and l.sha256 = ${sha256} and l.revoked_at is null`,
  );
  if (!row) throw refuseTrip("tripLink.unknown");
  return jobOfBill(tx, { companyId, language }, row.jobId, "locked");
}

function keyOf(token: Caller["token"]) {
  const key = readLinkText(token);
  if (!key) throw refuseTrip("tripLink.unknown");
  return key;
}

/**
 * Reads the link of a caller with its trip. A link that is guessed, ended or over gets the same answer.
 *
 * Refuses: tripLink.unknown
 * Source: rule TR-7
 */
export async function openLink(tx: Tx, { token }: Pick<Caller, "token">): Promise<OpenLink> {
  const { companyId, sha256 } = keyOf(token);
  const link = await readLink(
    tx,
    companyId,
    sql`l.sha256 = ${sha256} and l.revoked_at is null
      and t.state not in ('Planned', 'Dropped')
      and (t.delivered_at is null
        or t.delivery_reported_at > now() - make_interval(hours => ${hoursAfterDelivery}::int))`,
  );
  if (!link) throw refuseTrip("tripLink.unknown");
  return link;
}
