import type { Actor } from "@fairway/core/permission/actor.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { refuseOperation } from "../model/refusals.ts";

/** A job whose numbers are looked up. */
export interface NumberedOperation {
  /** Null for a job that is not stored. */
  readonly id: string | null;
  readonly officeId: string;
  readonly transactionType: string;
  readonly mawb: string | null;
  readonly hwbno: string | null;
}

/**
 * Lists the fault of numbers that another living job of the office and service has together.
 * PostgreSQL keeps the same rule (`house_bill_hwbno_unique`).
 *
 * Source: rule OJ-2
 */
export async function whyNotNumbers(
  tx: Tx,
  at: Pick<Actor, "companyId">,
  job: NumberedOperation,
): Promise<FieldRefusal[]> {
  return (await whyNotNumbersOf(tx, at, [job])).flat();
}

/** The same of several jobs, in their order, with one statement. */
export async function whyNotNumbersOf(
  tx: Tx,
  { companyId }: Pick<Actor, "companyId">,
  jobs: readonly NumberedOperation[],
): Promise<FieldRefusal[][]> {
  const told = jobs.map(({ id, officeId, transactionType, mawb, hwbno }, at) => ({
    at,
    id,
    office_id: officeId,
    transaction_type: transactionType,
    mawb,
    hwbno,
  }));
  const asked = told.filter(({ mawb, hwbno }) => mawb && hwbno);
  if (asked.length === 0) return jobs.map(() => []);
  const taken = await rows<{ at: number; jobNo: string }>(
    tx,
    sql`select t.at, s.job_no
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as t(at integer, id uuid, office_id uuid, transaction_type text, mawb text, hwbno text)
      join house_bill b on b.company_id = ${companyId} and b.family = 'O' and not b.is_canceled
        and number_key(b.hwbno) = number_key(t.hwbno)
      join shipment s on s.company_id = ${companyId} and s.id = b.job_id
        and s.office_id = t.office_id and s.transaction_type = t.transaction_type
        and text_key(s.mawb) = text_key(t.mawb) and s.id is distinct from t.id`,
  );
  const takenBy = new Map(taken.map(({ at, jobNo }) => [at, jobNo]));
  return jobs.map(({ mawb, hwbno }, at) => {
    const jobNo = takenBy.get(at);
    if (jobNo === undefined) return [];
    return [refuseOperation.field("hwbno", "operation.numbersTaken", { mawb, hwbno, jobNo })];
  });
}
