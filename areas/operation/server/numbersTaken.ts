import type { Actor } from "@fairway/core/permission/actor.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { refuseOperation } from "../model/refusals.ts";

/**
 * Lists the fault of numbers that another living job of the office and service has together.
 * PostgreSQL keeps the same rule (`house_bill_hwbno_unique`).
 *
 * Source: rule OJ-2
 */
export async function whyNotNumbers(
  tx: Tx,
  { companyId }: Pick<Actor, "companyId">,
  job: {
    readonly id: string | null;
    readonly officeId: string;
    readonly transactionType: string;
    readonly mawb: string | null;
    readonly hwbno: string | null;
  },
): Promise<FieldRefusal[]> {
  const { mawb, hwbno } = job;
  if (!mawb || !hwbno) return [];
  const taken = await maybe<{ jobNo: string }>(
    tx,
    sql`select s.job_no from house_bill b
      join shipment s on s.company_id = ${companyId} and s.id = b.job_id
      where b.company_id = ${companyId} and b.family = 'O' and not b.is_canceled
        and number_key(b.hwbno) = number_key(${hwbno}) and s.office_id = ${job.officeId}
        and s.transaction_type = ${job.transactionType}
        and text_key(s.mawb) = text_key(${mawb}) and s.id is distinct from ${job.id}::uuid`,
  );
  if (!taken) return [];
  return [
    refuseOperation.field("hwbno", "operation.numbersTaken", { mawb, hwbno, jobNo: taken.jobNo }),
  ];
}
