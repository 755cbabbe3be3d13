import { dimensionListRows } from "@fairway/areas/goods/server/dimensions.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { refuseClosed } from "@fairway/areas/shipment/server/lockShipmentRow.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { changesOfJob } from "../model/jobOfWaybill.ts";
import { mustHaveWaybill } from "./getAirWayBill.ts";
import { lockJobOfWaybill, saveJob } from "./saveAirWayBill.ts";

type Sync = typeof contract.syncJob;
type Preview = typeof contract.previewJob;

/**
 * Writes the values that a master waybill carries of its job to the job, and nothing else.
 *
 * Locks: the job.
 * Refuses: airWayBill.otherService · shipment.locked · shipment.canceled · record.conflict · every
 *   wrong field of the job at once
 * Source: rule AW-8
 */
export async function syncJob(tx: Tx, actor: Actor, ask: Ask<Sync>): Promise<Answer<Sync>> {
  const { id, ...part } = ask;
  const job = await lockJobOfWaybill(tx, actor, id);
  await saveJob(tx, actor, job, part);
  return { status: true, data: { jobNo: job.jobNo } };
}

/** Returns what `syncJob` would change. Refuses: as syncJob, save the fields of the job. */
export async function previewJob(
  tx: Tx,
  actor: Actor,
  ask: Ask<Preview>,
): Promise<Answer<Preview>> {
  const { id, ...part } = ask;
  const job = await readShipment(tx, actor, id);
  actor.must(`${serviceOf(job.transactionType).menu}.write`, job);
  mustHaveWaybill(job);
  refuseClosed(job);
  const list = { mblid: job.id, hblid: null };
  const stored = await dimensionListRows(tx, actor.companyId, list);
  const changes = changesOfJob(job, part, stored);
  const named = await namesOf(
    tx,
    actor,
    changes.filter(({ field }) => references.has(field)).flatMap(({ was, is }) => [was, is]),
  );
  const shown = (field: string, value: string | null) =>
    value && references.has(field) ? (named.get(value) ?? null) : value;
  return {
    version: job.version,
    changes: changes.map(({ field, was, is }) => ({
      field,
      was: shown(field, was),
      is: shown(field, is),
    })),
  };
}

const references: ReadonlySet<string> = new Set(["pol", "pod", "warehouseId", "packageType"]);

/** The names of places and units by their ids. */
async function namesOf(
  tx: Tx,
  { companyId }: Actor,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const asked = ids.filter((id) => id !== null);
  if (asked.length === 0) return new Map();
  const found = await rows<{ id: string; name: string }>(
    tx,
    sql`select p.id, p.name_en as name from place p
        where p.company_id = ${companyId} and p.id = any(${asked}::uuid[])
      union all select u.id, u.unit_name_en from unit u
        where u.company_id = ${companyId} and u.id = any(${asked}::uuid[])`,
  );
  return new Map(found.map(({ id, name }) => [id, name]));
}
