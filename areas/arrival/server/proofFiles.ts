import { listFiles } from "@fairway/areas/file/server/keptFiles.ts";
import type { StoredFile } from "@fairway/areas/file/model/storedFile.ts";
import { billFiles } from "@fairway/areas/housebill/model/fileFolders.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { proofFileType } from "../model/proofFile.ts";
import { readArrivalBill } from "./arrivalBill.ts";

/**
 * Lists the files of a bill that prove its delivery, the newest first.
 *
 * Refuses: record.notFound, also for a bill of another job or service than the given one
 */
export async function proofFiles(
  tx: Tx,
  actor: Actor,
  { hblId, jobId, transactionType }: Ask<typeof contract.proofFiles>,
): Promise<StoredFile[]> {
  const ask = { hblid: hblId, type: transactionType };
  const { job } = await readArrivalBill(tx, actor, ask, ["PROOF"]);
  if (jobId !== undefined && jobId !== job.id) throw refuse("record.notFound");
  const files = await listFiles(tx, actor, { ...billFiles, objectId: hblId });
  return files.filter(({ documentType }) => documentType === proofFileType);
}
