import { mailServer } from "@fairway/areas/mail/server/mailServer.ts";
import { storeWrittenMail } from "@fairway/areas/mail/server/writtenMail.ts";
import { shipmentsOfBills } from "@fairway/areas/shipment/server/jobOfBill.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { addressesOf, notAddresses } from "@fairway/core/text/mailAddresses.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { updateRows } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { refuseTrip } from "../model/refusals.ts";
import type { TripRecord } from "../model/trip.ts";
import { truckRequest } from "../model/truckRequest.ts";
import { lockTrips, mustDispatch, readTrips } from "./lockTrip.ts";
import { jobIdsOfTrips } from "./tripTable.ts";
import { stateOf } from "./updateTrip.ts";

/**
 * Drafts the request to the one supplier of some trips.
 *
 * Refuses: record.notFound · access.forbidden · trip.supplierMissing · trip.noStep · trip.severalSuppliers
 * Source: rule TR-10
 */
export async function draftRequest(
  tx: Tx,
  actor: Actor,
  { ids, language = actor.language }: Ask<typeof contract.draftRequest>,
): Promise<Answer<typeof contract.draftRequest>> {
  const jobIds = await jobIdsOfTrips(tx, actor.companyId, ids);
  if (jobIds === null) throw refuse("record.notFound");
  for (const job of (await shipmentsOfBills(tx, actor, jobIds)).values()) {
    mustDispatch(actor, job);
  }
  const trips = await readTrips(tx, actor, ids);
  const supplier = supplierOf(trips);
  const found = await senderOf(tx, actor, supplier.id, language);
  const { user, office, tel } = found;
  return {
    to: usable(found.supplierEmail),
    cc: usable(found.userEmail),
    supplierName: supplier.name,
    hasServer: mailServer() !== null,
    ...truckRequest(trips, language, { user, office, tel, timeZone: actor.timeZone }),
  };
}

/**
 * Mails the request to the supplier of trips; it is delivered after the commit. The supplier's answer
 * is a step of each trip.
 *
 * Locks: the jobs in the order of their ids.
 * Refuses: as draftRequest · shipment.locked · shipment.canceled · record.conflict
 * Source: rule TR-10
 */
export async function sendRequest(
  tx: Tx,
  actor: Actor,
  { trips: asked, to, cc, subject, body }: Ask<typeof contract.sendRequest>,
): Promise<{ status: true; data: TripRecord[] }> {
  const { jobs, trips } = await lockTrips(tx, actor, asked);
  const supplier = supplierOf(trips);
  const { userEmail } = await senderOf(tx, actor, supplier.id, actor.language);
  const mailId = await storeWrittenMail(tx, actor, {
    kind: "truckRequest",
    jobIds: jobs.map(({ id }) => id) as [string, ...string[]],
    from: usable(userEmail) || null,
    to,
    cc,
    subject: subject.replace(/\s+/g, " "),
    body,
  });
  await updateRows(
    tx,
    "trip",
    actor.companyId,
    trips.map(({ id, version }) => ({
      id,
      version: version + 1,
      requestedAt: "now",
      mailId,
      ...stampChange(actor),
    })),
  );
  const ids = trips.map(({ id }) => id);
  return { status: true, data: await readTrips(tx, actor, ids) };
}

/** The one supplier of trips that wait for its answer. */
function supplierOf(trips: readonly TripRecord[]): { readonly id: string; readonly name: string } {
  const [first] = trips;
  for (const trip of trips) {
    const { tripNo, supplierId, supplierName } = trip;
    if (supplierId === null) throw refuseTrip("trip.supplierMissing", { tripNo });
    if (trip.state !== "Assigned") {
      throw refuseTrip("trip.noStep", { ...stateOf(trip), verb: requesting });
    }
    if (supplierId !== first?.supplierId) {
      throw refuseTrip("trip.severalSuppliers", {
        first: first?.supplierName,
        other: supplierName,
      });
    }
  }
  return { id: first?.supplierId ?? "", name: first?.supplierName ?? "" };
}

const requesting = { en: "Job request", vi: "Yêu cầu điều xe" };

function senderOf(tx: Tx, actor: Actor, supplierId: string, language: "en" | "vi") {
  const { companyId } = actor;
  const pick = (vi: string, en: string) => sql.ref(language === "vi" ? vi : en);
  return one<{
    user: string;
    userEmail: string | null;
    office: string;
    tel: string | null;
    supplierEmail: string | null;
  }>(
    tx,
    sql`select coalesce(${pick("me.employee_name_vn", "me.employee_name_en")}, me.username) as user,
        me.email as user_email, ${pick("o.branch_name_vn", "o.branch_name_en")} as office, o.tel,
        coalesce((select e.email from partner_email e where e.company_id = ${companyId}
            and e.partner_id = p.id and e.office_id = o.id and e.type = 'Document'), p.email)
          as supplier_email
      from office o
      left join person me on me.company_id = ${companyId} and me.id = ${actor.userId}
      left join partner p on p.company_id = ${companyId} and p.id = ${supplierId}
      where o.company_id = ${companyId} and o.id = ${actor.officeId}`,
  );
}

function usable(line: string | null): string {
  return !line || notAddresses(line).length > 0 ? "" : addressesOf(line).join("; ");
}
