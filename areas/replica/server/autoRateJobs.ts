import { whyJobClosed } from "@fairway/areas/charge/model/refusals.ts";
import { claimOn, type Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { addMadeLines } from "@fairway/areas/charge/server/addMadeLines.ts";
import {
  type ChargedBill,
  chargedBills,
  mustChangeCharges,
} from "@fairway/areas/charge/server/chargedBill.ts";
import {
  getMappedCharges,
  type MappedSurcharge,
} from "@fairway/areas/charge/server/getMappedCharges.ts";
import { replicateTarget } from "@fairway/areas/organisation/server/replicateTarget.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { shipmentsOfBills } from "@fairway/areas/shipment/server/jobOfBill.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { lockRows } from "@fairway/engine/db/lockRow.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
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

/** The users as whom jobs are rated; the first refusal ends the rating of all. */
export type ActorsOf = (jobs: readonly Shipment[]) => Promise<ReadonlyMap<string, Actor>>;

/**
 * Sells the costs of replicas to the offices of their jobs: each bought line whose charge is mapped to a
 * selling one, once. A charge that the replica sells itself is left out, and so is a line that a
 * settlement holds which is not approved yet.
 *
 * Shape: `settled` takes only lines with a document on their credit side or the number of the vendor's
 *   invoice. The statements depend on the offices and not on the number of jobs.
 * Locks: the replicas in the order of their ids, and their bills.
 * Refuses: replica.notReplica · record.notFound · access.forbidden · charge.jobLocked and the like ·
 *   replica.noHouse · as addMadeLines
 * Source: rules RE-7 and RE-8
 */
export async function autoRateJobs(
  tx: Tx,
  actorsOf: ActorsOf,
  {
    companyId,
    jobIds,
    settled,
  }: {
    readonly companyId: string;
    readonly jobIds: readonly string[];
    readonly settled: boolean;
  },
): Promise<AutoRatedPair[]> {
  const reader = { companyId, language: "en" } as const;
  await lockRows(tx, "shipment", { companyId, ids: [...jobIds] });
  const jobs = [...(await shipmentsOfBills(tx, reader, jobIds)).values()];
  if (jobs.length < jobIds.length) throw refuse("record.notFound");
  const actors = await actorsOf(jobs);
  const isCopy = jobs.find(({ replicaOf }) => !replicaOf);
  if (isCopy) throw refuseReplica("replica.notReplica", { jobNo: isCopy.jobNo });
  const [someone] = actors.values();
  if (!someone) return [];
  const bills = await chargeableBills(tx, someone, { jobIds, actors });
  const due = await dueLines(tx, someone, { jobIds, settled });
  if (due.length === 0) return [];

  const origins = await shipmentsOfBills(
    tx,
    reader,
    jobs.flatMap(({ replicaOf }) => replicaOf ?? []),
  );
  const officeOf = new Map(
    jobs.map(({ id, replicaOf }) => [id, origins.get(replicaOf ?? "")?.officeId ?? ""]),
  );
  const offices = [...new Set(due.map(({ jobId }) => officeOf.get(jobId) ?? ""))];
  const houses = await housesOf(tx, { companyId }, offices);
  const ratings = new Map<string, AutoRating>();
  for (const office of offices) ratings.set(office, await ratingOf(tx, { companyId }, office));
  const made = due.map((source) => {
    const office = officeOf.get(source.jobId) ?? "";
    const [rating, house] = [ratings.get(office), houses.get(office)];
    if (!rating || !house) throw new Error(`the office ${office} has no prices`);
    const line = soldLine(source, { rating, house, chargeId: source.debitCharge as string });
    return { id: newId(), source, line };
  });
  for (const actor of new Set(actors.values())) {
    const own = bills.filter(({ jobId }) => actors.get(jobId) === actor);
    const tabs = own.map((bill) => ({
      bill,
      type: "SELL" as const,
      lines: made
        .filter(({ source }) => source.jobId === bill.jobId)
        .map(({ id, line }) => ({ id, line, linkChargeId: null })),
    }));
    const ids = new Set(own.map(({ jobId }) => jobId));
    const pairs = made.filter(({ source }) => ids.has(source.jobId));
    if (pairs.length === 0) continue;
    await addMadeLines(
      tx,
      actor,
      tabs.filter(({ lines }) => lines.length > 0),
    );
    await insertReplicaCharges(
      tx,
      actor,
      pairs.map(({ id, source }) => ({ kind: "AUTO_RATE", sourceId: source.id, madeId: id })),
    );
  }
  return made.map(({ id, source }) => ({ sourceId: source.id, madeId: id }));
}

/** The one bill of each job, locked, for users who may change charges there. */
async function chargeableBills(
  tx: Tx,
  reader: Actor,
  {
    jobIds,
    actors,
  }: { readonly jobIds: readonly string[] } & {
    readonly actors: ReadonlyMap<string, Actor>;
  },
): Promise<ChargedBill[]> {
  const found = await rows<{ id: string }>(
    tx,
    sql`select id from house_bill where company_id = ${reader.companyId}
      and job_id = any(${[...jobIds]}::uuid[]) order by id`,
  );
  const bills = await chargedBills(
    tx,
    reader,
    found.map(({ id }) => id),
    "locked",
  );
  for (const bill of bills) {
    mustChangeCharges(actors.get(bill.jobId) ?? reader, bill);
    const closed = whyJobClosed(bill);
    if (closed) throw closed;
  }
  return bills;
}

/** The bought lines of jobs that are to be sold. */
async function dueLines(
  tx: Tx,
  reader: Actor,
  { jobIds, settled }: { readonly jobIds: readonly string[]; readonly settled: boolean },
): Promise<MappedSurcharge[]> {
  const lines = await getMappedCharges(tx, reader, [...jobIds], "locked");
  const bought = lines.filter(({ type }) => type === "BUY");
  const made = await madeOf(
    tx,
    reader.companyId,
    bought.map(({ id }) => id),
  );
  const rated = new Set(
    made.flatMap(({ kind, sourceId }) => (kind === "AUTO_RATE" ? sourceId : [])),
  );
  const byRate = new Set(made.map(({ madeId }) => madeId));
  const sold = new Set(
    lines.flatMap(({ id, type, jobId, chargeId }) =>
      type === "SELL" && !byRate.has(id) ? `${jobId} ${chargeId}` : [],
    ),
  );
  return bought.filter(
    (line) =>
      line.debitCharge !== null &&
      !rated.has(line.id) &&
      !sold.has(`${line.jobId} ${line.debitCharge}`) &&
      isDue(line, settled),
  );
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
