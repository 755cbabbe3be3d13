import { type OwnerRule, registerFileOwners } from "@fairway/areas/file/server/fileOwners.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { jobFiles } from "../model/fileFolders.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Shipment } from "../model/shipment.ts";
import { lockShipmentRow, refuseClosed } from "./lockShipmentRow.ts";
import { readShipment } from "./readShipment.ts";

// Rule SH-14.
const ofJob: OwnerRule = async (tx, actor, { objectId, childId }, will) => {
  const open = will === "change" ? openJob : readShipment;
  const job = await open(tx, actor, objectId);
  const { jobNo, mawb } = job;
  return { jobNo, mawb, hwbno: childId ? await numberOfBill(tx, job, childId) : null };
};

async function openJob(tx: Tx, actor: Actor, id: string): Promise<Shipment> {
  const job = await lockShipmentRow(tx, actor, id);
  actor.must(`${serviceOf(job.transactionType).menu}.write`, job);
  refuseClosed(job);
  return job;
}

async function numberOfBill(tx: Tx, job: Shipment, id: string): Promise<string> {
  const bill = await maybe<{ hwbno: string }>(
    tx,
    sql`select hwbno from house_bill
      where company_id = ${job.companyId} and job_id = ${job.id} and id = ${id}
        and not is_virtual`,
  );
  if (!bill) throw refuse("record.notFound");
  return bill.hwbno;
}

registerFileOwners({ [`${jobFiles.moduleName}/${jobFiles.folder}`]: ofJob });
