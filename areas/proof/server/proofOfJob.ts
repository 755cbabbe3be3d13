import { hasWaybill } from "@fairway/areas/airwaybill/model/hasWaybill.ts";
import { readWaybill } from "@fairway/areas/airwaybill/server/readWaybill.ts";
import { readBillsOfJob } from "@fairway/areas/housebill/server/readHouseBill.ts";
import { hasInstruction } from "@fairway/areas/instruction/model/hasInstruction.ts";
import { readInstruction } from "@fairway/areas/instruction/server/readInstruction.ts";
import { readManifest } from "@fairway/areas/manifest/server/readManifest.ts";
import { announcedSums } from "@fairway/areas/arrival/server/announcedSums.ts";
import { lastSaid } from "@fairway/areas/mail/server/lastSaid.ts";
import { declaredGoods } from "@fairway/areas/operation/server/declaredGoods.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { containersOfWholeJob } from "@fairway/areas/shipment/server/billContainers.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { jobProof, type ProofGround } from "../model/jobProof.ts";
import type { ProofDifference } from "../model/proof.ts";

/**
 * Compares the papers of a job, with at most seven statements for any number of bills.
 *
 * Refuses: record.notFound · access.forbidden
 * Source: rules PR-1 to PR-3
 */
export async function proofOfJob(
  tx: Tx,
  actor: Actor,
  { jobId }: { readonly jobId: string },
): Promise<ProofDifference[]> {
  const { companyId } = actor;
  const job = await readShipment(tx, actor, jobId);
  const bills = await readBillsOfJob(tx, companyId, job.id);
  const containers = await containersOfWholeJob(tx, companyId, job.id);
  const service = serviceOf(job.transactionType);
  const instruction = hasInstruction(service) ? await readInstruction(tx, actor, job.id) : null;
  const manifest = await readManifest(tx, actor, job.id);
  const waybill = hasWaybill(service) ? await readWaybill(tx, companyId, job.id) : null;
  const declared = service.bill.isOfJob ? await declaredGoods(tx, actor, job.id) : null;
  const { said, announced } = await one<Pick<ProofGround, "said" | "announced">>(
    tx,
    sql`select ${lastSaid(companyId, job.id)} as said, ${announcedSums(companyId, job.id)} as announced`,
  );
  const printed = bills.filter(({ isCanceled }) => !isCanceled);
  return jobProof({
    job,
    bills: printed,
    containers,
    instruction,
    manifest,
    waybill,
    said,
    announced,
    declared,
  });
}
