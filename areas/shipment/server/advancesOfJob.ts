import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { type AdvanceLine, advanceLines, type PaymentPart } from "../model/jobPayment.ts";
import { readShipment } from "./readShipment.ts";

/**
 * Returns the advances of a job with their settlements, with two statements.
 *
 * Refuses: record.notFound · access.forbidden
 * Source: rule SH-30
 */
export async function advancesOfJob(
  tx: Tx,
  actor: Actor,
  { jobId }: Ask<typeof contract.advancesOfJob>,
): Promise<AdvanceLine[]> {
  const job = await readShipment(tx, actor, jobId);
  const name = sql.ref(actor.language === "vi" ? "u.employee_name_vn" : "u.employee_name_en");
  const found = await rows<PaymentPart>(
    tx,
    sql`select p.kind, p.document_id, p.advance_id, p.number, ${name} as requester_name,
        p.requested_on, p.approval_status, p.sync_status, p.voucher_no, p.voucher_date, p.amount,
        p.currency
      from job_payment p
      left join person u on u.company_id = ${actor.companyId} and u.id = p.requester
      where p.company_id = ${actor.companyId} and p.job_id = ${job.id}`,
  );
  return advanceLines(found);
}
