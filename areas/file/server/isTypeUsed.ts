import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** Does a file of the company have this type? */
export async function isTypeUsed(tx: Tx, companyId: string, code: string): Promise<boolean> {
  const found = await rows(
    tx,
    sql`select 1 from attached_file
      where company_id = ${companyId} and document_type = ${code} limit 1`,
  );
  return found.length > 0;
}
