import { whyJobClosed } from "@fairway/areas/charge/model/refusals.ts";
import { claimOn, type Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { addMadeLines } from "@fairway/areas/charge/server/addMadeLines.ts";
import { billsOfJob, mustChangeCharges } from "@fairway/areas/charge/server/chargedBill.ts";
import { getMappedCharges } from "@fairway/areas/charge/server/getMappedCharges.ts";
import { billOfOperation } from "@fairway/areas/operation/server/billOfOperation.ts";
import { replicateTarget } from "@fairway/areas/organisation/server/replicateTarget.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { jobOfBill } from "@fairway/areas/shipment/server/jobOfBill.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { autoRated, type AutoRating } from "../model/autoRate.ts";
import { madeLine } from "../model/madeLine.ts";
import { refuseReplica } from "../model/refusals.ts";
import { housesOf } from "./houseOf.ts";
import { insertReplicaCharges, madeOf } from "./replicaChargeTable.ts";

/** A bought line and the line that sells it. */
export interface AutoRatedPair {
  readonly sourceId: string;
  readonly madeId: string;
}

/**
 * Sells the costs of a replica to the office of its job: each bought line whose charge is mapped to a
 * selling one, once. A charge that the replica sells itself is left out, and so is a line that a
 * settlement holds which is not approved yet.
 *
 * Shape: `settled` takes only lines with a document on their credit side or the number of the vendor's
 *   invoice.
 * Locks: the replica and its bill.
 * Refuses: replica.notReplica · record.notFound · access.forbidden · charge.jobLocked and the like ·
 *   replica.noHouse · as addMadeLines
 * Source: rules RE-7 and RE-8
 */
export async function autoRateJob(
  tx: Tx,
  actorOf: (job: Shipment) => Promise<Actor>,
  {
    companyId,
    jobId,
    settled,
  }: { readonly companyId: string; readonly jobId: string; readonly settled: boolean },
): Promise<AutoRatedPair[]> {
  const job = await jobOfBill(tx, { companyId, language: "en" }, jobId, "locked");
  const actor = await actorOf(job);
  const { jobNo, replicaOf } = job;
  if (!replicaOf) throw refuseReplica("replica.notReplica", { jobNo });
  const { id: hblid } = await billOfOperation(tx, actor, job);
  const [bill] = await billsOfJob(tx, actor, [hblid], "locked");
  mustChangeCharges(actor, bill);
  const closed = whyJobClosed(bill);
  if (closed) throw closed;

  const lines = await getMappedCharges(tx, actor, [jobId], "locked");
  const bought = lines.filter(({ type }) => type === "BUY");
  const made = await madeOf(
    tx,
    companyId,
    bought.map(({ id }) => id),
  );
  const rated = new Set(
    made.flatMap(({ kind, sourceId }) => (kind === "AUTO_RATE" ? sourceId : [])),
  );
  const byRate = new Set(made.map(({ madeId }) => madeId));
  const sold = new Set(
    lines.flatMap(({ id, type, chargeId }) => (type === "SELL" && !byRate.has(id) ? chargeId : [])),
  );
  const due = bought.filter(
    (line) =>
      line.debitCharge !== null &&
      !rated.has(line.id) &&
      !sold.has(line.debitCharge) &&
      isDue(line, settled),
  );
  if (due.length === 0) return [];
  const origin = await jobOfBill(tx, actor, replicaOf);
  const rating = await ratingOf(tx, actor, origin.officeId);
  const house = (await housesOf(tx, actor, [origin.officeId])).get(origin.officeId) as string;
  const pairs = due.map(({ id }) => ({ sourceId: id, madeId: newId() }));
  const taken = due.map((source, at) => ({
    id: pairs[at]?.madeId ?? "",
    line: soldLine(source, { rating, house, chargeId: source.debitCharge as string }),
    linkChargeId: null,
  }));
  await addMadeLines(tx, actor, [{ bill, type: "SELL", lines: taken }]);
  await insertReplicaCharges(
    tx,
    actor,
    pairs.map((pair) => ({ kind: "AUTO_RATE", ...pair })),
  );
  return pairs;
}

/** How the other office prices its costs for an office. */
export async function ratingOf(
  tx: Tx,
  actor: Pick<Actor, "companyId">,
  officeId: string,
): Promise<AutoRating> {
  const { margin, step, autorateVat } = await replicateTarget(tx, actor, officeId);
  return { margin, step, vat: autorateVat };
}

/** The line that sells a bought one to the office of the job. Source: rule RE-7 */
export function soldLine(
  source: Surcharge,
  to: { readonly rating: AutoRating; readonly house: string; readonly chargeId: string },
) {
  const { quantity, unitPrice, currencyId, vatrate } = source;
  return {
    ...madeLine(source),
    ...autoRated({ quantity, unitPrice, currencyId, vatrate }, to.rating),
    chargeId: to.chargeId,
    paymentObjectId: to.house,
    // The price is made of the other side of the charge.
    priceSource: "buying" as const,
  };
}

function isDue(line: Surcharge, settled: boolean): boolean {
  if (claimOn(line, "credit", "settlement")?.isFirm === false) return false;
  const isBilled = line.claims.some(({ side, isFirm }) => side === "credit" && isFirm);
  return !settled || isBilled || line.invoiceNo !== null;
}
