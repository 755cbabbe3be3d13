import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { wrongPorts } from "@fairway/areas/shipment/server/portsOfFamily.ts";
import { lockJobToWrite } from "@fairway/areas/shipment/server/lockJobToWrite.ts";
import { saveUnderJob } from "@fairway/areas/shipment/server/saveUnderJob.ts";
import { unknownReferences } from "@fairway/areas/shipment/server/unknownReferences.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { numberKey } from "@fairway/core/text/textKey.ts";
import { lockName } from "@fairway/engine/db/lockName.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import type { ManifestRecord } from "../model/manifest.ts";
import { manifestNumber } from "../model/manifestNumber.ts";
import { refuseManifest } from "../model/refusals.ts";
import { whyNotManifest } from "../model/whyNotManifest.ts";
import { manifestOf, mustHaveManifest } from "./getManifest.ts";

const references = { supplier: "partner", pol: "port", pod: "port" } as const;

/**
 * Saves the manifest of a job with the bills on it; the first saving numbers it.
 *
 * Locks: the job.
 * Refuses: record.notFound · access.forbidden · manifest.otherService · shipment.locked ·
 *   shipment.canceled · every wrong field at once · manifest.noBill · manifest.strangeBill ·
 *   record.conflict
 * Source: rules MF-1 to MF-4
 */
export async function saveManifest(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.saveManifest>,
): Promise<{ status: true; data: ManifestRecord }> {
  const { jobId, version, hblids, ...form } = ask;
  const job = await lockJobToWrite(tx, actor, { id: jobId, check: mustHaveManifest });
  refuseFields([
    ...whyNotManifest(form),
    ...(await unknownReferences(tx, actor, form, references)),
    ...(await wrongPorts(tx, job, form, ["pol", "pod"])),
  ]);
  const included = await chosenBills(tx, job, hblids ?? null);
  await saveUnderJob(tx, actor, {
    table: "cargo_manifest",
    id: job.id,
    version,
    row: form,
    first: async () => ({ refNo: await freeNumber(tx, job) }),
  });
  await putBills(tx, job, included);
  return { status: true, data: await manifestOf(tx, actor, job) };
}

/** The bills that are named, or all of the job. */
async function chosenBills(
  tx: Tx,
  { companyId, id, jobNo }: Shipment,
  named: readonly string[] | null,
): Promise<readonly string[]> {
  const found = await rows<{ id: string }>(
    tx,
    sql`select id from house_bill
      where company_id = ${companyId} and job_id = ${id} and not is_virtual`,
  );
  const own = new Set(found.map((bill) => bill.id));
  if (named === null) return [...own];
  if (named.length === 0) throw refuseManifest("manifest.noBill", {}, { field: "hblids" });
  if (!named.every((bill) => own.has(bill))) {
    throw refuseManifest("manifest.strangeBill", { jobNo }, { field: "hblids" });
  }
  return [...new Set(named)];
}

/** The first number of the job's manifest that no other manifest has; savers of one wait in turn. */
async function freeNumber(tx: Tx, job: Shipment): Promise<string> {
  const service = serviceOf(job.transactionType);
  const first = manifestNumber(service, job.jobNo);
  await lockName(tx, `${job.companyId} manifest ${first}`);
  const found = await rows<{ refNo: string }>(
    tx,
    sql`select ref_no from cargo_manifest where company_id = ${job.companyId}
      and number_key(ref_no) like number_key(${first}) || '%'`,
  );
  const taken = new Set(found.map(({ refNo }) => numberKey(refNo)));
  let serial = 1;
  while (taken.has(numberKey(manifestNumber(service, job.jobNo, serial)))) serial += 1;
  return manifestNumber(service, job.jobNo, serial);
}

async function putBills(
  tx: Tx,
  { companyId, id }: Shipment,
  included: readonly string[],
): Promise<void> {
  const stays = sql`${[...included]}::uuid[]`;
  await run(
    tx,
    sql`delete from manifest_bill
      where company_id = ${companyId} and manifest_id = ${id} and id <> all(${stays})`,
  );
  const kept = await rows<{ id: string }>(
    tx,
    sql`select id from manifest_bill where company_id = ${companyId} and manifest_id = ${id}`,
  );
  const before = new Set(kept.map((bill) => bill.id));
  const added = included.filter((bill) => !before.has(bill));
  await insertRows(
    tx,
    "manifest_bill",
    added.map((bill) => ({ companyId, id: bill, manifestId: id })),
  );
}
