import { readBillsOfJob } from "@fairway/areas/housebill/server/readHouseBill.ts";
import type { StoredInstruction } from "@fairway/areas/instruction/model/instruction.ts";
import { readManifest } from "@fairway/areas/manifest/server/readManifest.ts";
import { lastSaid } from "@fairway/areas/mail/server/lastSaid.ts";
import { containersOfWholeJob } from "@fairway/areas/shipment/server/billContainers.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { maybe, one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { jobProof, type ProofGround } from "../model/jobProof.ts";
import type { ProofDifference } from "../model/proof.ts";

/**
 * Compares the papers of a job, with six statements for any number of bills.
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
  const instruction = await maybe<StoredInstruction>(
    tx,
    sql`select i.*, pl.name_en as pol_name, pd.name_en as pod_name,
        c.partner_name_en as consignee_name
      from shipping_instruction i
      left join place pl on pl.company_id = ${companyId} and pl.id = i.pol
      left join place pd on pd.company_id = ${companyId} and pd.id = i.pod
      left join partner c on c.company_id = ${companyId} and c.id = i.consignee_id
      where i.company_id = ${companyId} and i.id = ${job.id}`,
  );
  const manifest = await readManifest(tx, actor, job.id);
  const { waybill, said } = await one<Pick<ProofGround, "waybill" | "said">>(
    tx,
    sql`select ${lastSaid(companyId, job.id)} as said, (
        select jsonb_build_object('shipper', w.shipper_description,
          'consignee', w.consignee_description, 'consigneeId', w.consignee_id,
          'consigneeName', c.partner_name_en)
        from air_way_bill w
        left join partner c on c.company_id = ${companyId} and c.id = w.consignee_id
        where w.company_id = ${companyId} and w.job_id = ${job.id}) as waybill`,
  );
  const printed = bills.filter(({ isCanceled }) => !isCanceled);
  return jobProof({ job, bills: printed, containers, instruction, manifest, waybill, said });
}
