import type { ChargeLine } from "@fairway/areas/charge/model/chargeLine.ts";
import { keyedType } from "@fairway/areas/charge/model/keyedType.ts";
import { claimOn, type Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { getMappedCharges } from "@fairway/areas/charge/server/getMappedCharges.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { shipmentsOfBills } from "@fairway/areas/shipment/server/jobOfBill.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { differingFields } from "../model/difference.ts";
import { ratingOf, soldLine } from "./autoRateJobs.ts";
import { housesOf } from "./houseOf.ts";
import { lineForOrigin } from "./lineForOrigin.ts";
import { actorOn } from "@fairway/areas/shipment/server/actorOn.ts";
import { madeOnJob, type ReplicaCharge } from "./replicaChargeTable.ts";
import { type ReplicaPair, replicaPairs } from "./replicaPairs.ts";

/** A made line and what it would be if it were made now. */
export interface Difference {
  readonly charge: ReplicaCharge;
  readonly made: Surcharge;
  readonly source: Surcharge;
  /** Null where the source would make no line any more. */
  readonly expected: ChargeLine | null;
}

/**
 * Returns the lines of a job that were made of lines of a replica and differ from them now, and how many
 * lines of its replica were not taken over yet.
 *
 * Refuses: record.notFound · access.forbidden
 * Source: rule RE-9
 */
export async function listDifferences(
  tx: Tx,
  actor: Actor,
  { jobId }: Ask<typeof contract.listDifferences>,
): Promise<Answer<typeof contract.listDifferences>> {
  const job = await readShipment(tx, actor, jobId);
  const pair = await openedPair(tx, actor, job);
  const found = pair ? await differencesOf(tx, actor, job, pair) : [];
  const lines = found.map(({ charge, made, source, expected }) => ({
    id: made.id,
    version: made.version,
    kind: charge.kind,
    type: keyedType(made),
    chargeCode: made.chargeCode,
    chargeNameEn: made.chargeNameEn,
    chargeNameVi: made.chargeNameVi,
    sourceJobNo: source.jobNo,
    heldBy: made.claims[0]?.documentNo ?? null,
    isGone: expected === null,
    fields: expected
      ? differingFields(made, expected).map((field) => ({
          field,
          here: textOf(made[field]),
          there: textOf(expected[field]),
        }))
      : [],
  }));
  return { lines, untaken: pair && !job.isReplicate ? await untaken(tx, actor, pair) : 0 };
}

const textOf = (value: unknown) => (value === null || value === undefined ? null : String(value));

/**
 * The pair in which a job stands, null where it has no living replica; a user who may not open the
 * replica of the job is refused.
 *
 * Refuses: record.notFound · access.forbidden
 */
export async function openedPair(
  tx: Tx,
  actor: Actor,
  { id, replicaOf, isReplicate }: Shipment,
): Promise<ReplicaPair | null> {
  const [pair] = await replicaPairs(tx, actor, { originId: replicaOf ?? id });
  if (!pair) return null;
  if (!isReplicate) {
    const replica = (await shipmentsOfBills(tx, actor, [pair.replicaId])).get(pair.replicaId);
    if (replica) await actorOn(tx, actor, replica, "detail");
  }
  return pair;
}

async function untaken(tx: Tx, actor: Actor, pair: ReplicaPair): Promise<number> {
  const lines = await getMappedCharges(tx, actor, [pair.replicaId]);
  const taken = new Set(
    (await madeOnJob(tx, actor.companyId, pair.originId)).map((each) => each.sourceId),
  );
  const houses = { ofReplica: "", ofOrigin: "", customerId: null };
  return lines.filter((line) => !taken.has(line.id) && lineForOrigin(line, houses) !== null).length;
}

/** The lines of a job that differ from what they would be if they were made now. */
export async function differencesOf(
  tx: Tx,
  actor: Actor,
  job: Shipment,
  pair: ReplicaPair,
): Promise<Difference[]> {
  const { companyId } = actor;
  const charges = await madeOnJob(tx, companyId, job.id);
  if (charges.length === 0) return [];
  const lines = await getMappedCharges(tx, actor, [pair.originId, pair.replicaId]);
  const byId = new Map(lines.map((line) => [line.id, line]));
  const houses = await housesOf(tx, actor, [pair.replicaOfficeId, pair.originOfficeId]);
  const ofReplica = houses.get(pair.replicaOfficeId) as string;
  const ofOrigin = houses.get(pair.originOfficeId) as string;
  const rating = await ratingOf(tx, actor, pair.originOfficeId);
  return charges.flatMap((charge): Difference[] => {
    const [made, source] = [byId.get(charge.madeId), byId.get(charge.sourceId)];
    if (!made || !source) return [];
    const line =
      charge.kind === "AUTO_RATE"
        ? soldLine(source, { rating, house: ofOrigin, chargeId: made.chargeId })
        : (lineForOrigin(source, { ofReplica, ofOrigin, customerId: pair.customerId })?.line ??
          null);
    // The note of the other office says nothing about the rate that was typed before.
    const isOnNote = claimOn(source, "debit", "note") !== null;
    const expected = line && isOnNote ? { ...line, exchangeRate: made.exchangeRate } : line;
    const differs = expected === null || differingFields(made, expected).length > 0;
    return differs ? [{ charge, made, source, expected }] : [];
  });
}
