import { fileColumns } from "@fairway/areas/file/server/fileColumns.ts";
import { openFile } from "@fairway/areas/file/server/keptFiles.ts";
import { freeNames } from "@fairway/areas/file/model/freeName.ts";
import { billFiles } from "@fairway/areas/housebill/model/fileFolders.ts";
import { jobFiles } from "@fairway/areas/shipment/model/fileFolders.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { folderName } from "@fairway/engine/paper/folderName.ts";
import { writeZip } from "@fairway/engine/paper/writeZip.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import type { DocumentOfJob } from "../model/documentOfJob.ts";

/**
 * Lists the documents of a job and of its house bills, by type, the newest first.
 *
 * Refuses: record.notFound, also for a job of another service than the given one
 */
export async function documentsOfJob(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.documentsOfJob>,
) {
  return papersOf(tx, await jobOf(tx, actor, ask));
}

/** Returns all documents of a job as one archive; those of a bill stand in a folder of its number. */
export async function downloadDocuments(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.downloadDocuments>,
  desk: Desk,
) {
  const job = await jobOf(tx, actor, ask);
  const { documents } = await papersOf(tx, job);
  if (documents.length === 0) throw refuse("record.notFound");
  const wanted = documents.map(({ hwbno, name }) =>
    hwbno ? `${folderName(hwbno)}/${name}` : name,
  );
  const names = freeNames(wanted, []);
  return {
    name: `${folderName(job.jobNo)}.zip`,
    mime: "application/zip",
    bytes: writeZip(
      documents.map((file, at) => ({
        ...openFile(desk.database, actor, file),
        name: names[at] ?? file.name,
      })),
    ),
  };
}

async function jobOf(
  tx: Tx,
  actor: Actor,
  { jobId, transactionType }: Ask<typeof contract.documentsOfJob>,
): Promise<Shipment> {
  const job = await readShipment(tx, actor, jobId);
  if (transactionType && transactionType !== job.transactionType) throw refuse("record.notFound");
  return job;
}

async function papersOf(tx: Tx, { companyId, id }: Shipment) {
  const bills = await rows<{ id: string; hwbno: string }>(
    tx,
    sql`select id, hwbno from house_bill
      where company_id = ${companyId} and job_id = ${id} and not is_virtual order by hwbno`,
  );
  const numbers = new Map(bills.map((bill) => [bill.id, bill.hwbno]));
  const found = await rows<Omit<DocumentOfJob, "hwbno">>(
    tx,
    sql`select ${fileColumns}
      from attached_file f
      left join sys_user u on u.company_id = ${companyId} and u.id = f.user_created
      where f.company_id = ${companyId} and f.module_name = ${jobFiles.moduleName}
        and f.folder in (${jobFiles.folder}, ${billFiles.folder})
        and f.object_id = any(${[id, ...numbers.keys()]}::uuid[])
      order by f.document_type nulls last, f.datetime_created desc, f.id desc`,
  );
  const documents = found.map((file) => ({
    ...file,
    hwbno: numbers.get(file.childId ?? file.objectId) ?? null,
  }));
  return { bills, documents };
}
