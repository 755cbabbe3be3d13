import type { HouseBill } from "@fairway/areas/housebill/model/houseBill.ts";
import { readBillsOfJob } from "@fairway/areas/housebill/server/readHouseBill.ts";
import { instructionGround } from "@fairway/areas/instruction/server/instructionGround.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { isOpen, type Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { containersOfWholeJob } from "@fairway/areas/shipment/server/billContainers.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { listedBills, sumsOfManifest } from "../model/billsOfManifest.ts";
import type { ManifestRecord } from "../model/manifest.ts";
import { manifestDefaults } from "../model/manifestDefaults.ts";
import { refuseManifest } from "../model/refusals.ts";
import { type ManifestRow, readManifest } from "./readManifest.ts";

/** Refuses the job of a service that has no manifest. Rule MF-1 */
export function mustHaveManifest(job: Shipment): void {
  if (serviceOf(job.transactionType).manifestPrefix === undefined) {
    throw refuseManifest("manifest.otherService", { jobNo: job.jobNo });
  }
}

/**
 * Returns the manifest of a job; unsaved or asked afresh, what a new one starts with.
 *
 * Refuses: record.notFound · access.forbidden · manifest.otherService
 */
export async function getManifest(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.getManifest>,
): Promise<ManifestRecord> {
  const job = await readShipment(tx, actor, ask.jobId);
  mustHaveManifest(job);
  return manifestOf(tx, actor, job, ask.fresh === "true");
}

/** Returns the manifest of a job that the caller has read. */
export async function manifestOf(
  tx: Tx,
  actor: Actor,
  job: Shipment,
  isFresh = false,
): Promise<ManifestRecord> {
  const stored = await readManifest(tx, actor, job.id);
  const bills = await readBillsOfJob(tx, actor.companyId, job.id);
  const values =
    stored && !isFresh
      ? stored
      : manifestDefaults(actor, job, await instructionGround(tx, actor, job, []));
  const { menu, goods } = serviceOf(job.transactionType);
  const lines =
    goods === "dimensions" ? [] : await containersOfWholeJob(tx, actor.companyId, job.id);
  const listed = listedBills(bills, lines, includedIn(isFresh ? null : stored, bills));
  const may = isOpen(job) && actor.may(`${menu}.write`, job) ? ["update"] : [];
  return {
    ...values,
    jobId: job.id,
    refNo: stored?.refNo ?? null,
    version: stored?.version ?? null,
    datetimeModified: stored?.datetimeModified ?? null,
    userNameModified: stored?.userNameModified ?? null,
    bills: listed,
    sums: sumsOfManifest(listed.filter(({ isIncluded }) => isIncluded)),
    may: stored ? [...may, "print"] : may,
  };
}

/** The bills on a manifest; without one all of the job are. */
export function includedIn(
  stored: Pick<ManifestRow, "hblids"> | null,
  bills: readonly Pick<HouseBill, "id">[],
): ReadonlySet<string> {
  return new Set(stored ? stored.hblids : bills.map(({ id }) => id));
}

/** Checks whether a job has a saved manifest. */
export async function checkManifest(
  tx: Tx,
  actor: Actor,
  ask: { jobId: string },
): Promise<boolean> {
  const job = await readShipment(tx, actor, ask.jobId);
  const found = await maybe(
    tx,
    sql`select 1 as saved from cargo_manifest
      where company_id = ${actor.companyId} and id = ${job.id}`,
  );
  return found !== null;
}
