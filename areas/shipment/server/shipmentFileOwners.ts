import { type OwnerRule, registerFileOwners } from "@fairway/areas/file/server/fileOwners.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { jobFiles } from "../model/fileFolders.ts";
import type { Shipment } from "../model/shipment.ts";
import { lockJobToWrite } from "./lockJobToWrite.ts";
import { readShipment } from "./readShipment.ts";

// Rule SH-14.
const ofJob: OwnerRule = async (tx, actor, { objectId, childId }, will) => {
  const open = will === "change" ? openJob : readShipment;
  const job = await open(tx, actor, objectId);
  const { jobNo, mawb } = job;
  return { jobNo, mawb, hwbno: childId ? await numberOfBill(tx, job, childId) : null };
};

const openJob = (tx: Tx, actor: Actor, id: string) => lockJobToWrite(tx, actor, { id });

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
