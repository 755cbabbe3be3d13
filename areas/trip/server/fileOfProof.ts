import { attachFiles } from "@fairway/areas/file/server/attachFiles.ts";
import { jobFiles } from "@fairway/areas/shipment/model/fileFolders.ts";
import type { SentFile } from "@fairway/core/contract/call.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { LinkedTrip } from "../model/linkedTrip.ts";
import type { LockedLink } from "./openLink.ts";

/**
 * Files what belongs to a delivery (signature, photo, printed proof) as a document of type POD of the
 * job, and returns its id. The caller has locked the job.
 *
 * Source: rule TR-8
 */
export async function fileOfProof(
  tx: Tx,
  { by, job }: Pick<LockedLink, "by" | "job">,
  file: SentFile,
  note?: string,
): Promise<string> {
  const [stored] = await attachFiles(tx, by, {
    owner: { ...jobFiles, objectId: job.id },
    files: [file],
    numbers: { jobNo: job.jobNo, mawb: job.mawb },
    particulars: { documentType: "POD", ...(note ? { note } : {}) },
    source: "Trip",
    allowed: ["png", "jpeg", "pdf"],
  });
  if (!stored) throw new Error("a file of a delivery was filed and not found again");
  return stored.id;
}

/** The name of the files of a proof at a stop, without its ending. */
export function proofName(
  { tripNo }: Pick<LinkedTrip, "tripNo">,
  { place }: Pick<LinkedTrip["stops"][number], "place">,
): string {
  return `POD_${tripNo}_${place.slice(0, 40)}`.replace(/[\\/]/g, "_");
}

/** Is a proof or photo known under the id that the phone gave it? */
export async function isKnown(
  tx: Tx,
  table: "trip_proof" | "trip_photo",
  { companyId, id }: { readonly companyId: string; readonly id: string },
): Promise<boolean> {
  const found = await maybe(
    tx,
    sql`select 1 as found from ${sql.table(table)} where company_id = ${companyId} and id = ${id}`,
  );
  return found !== null;
}
