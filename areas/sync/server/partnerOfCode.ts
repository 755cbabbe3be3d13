import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** Finds the partner that accounting knows by a code. Refuses: record.notFound */
export async function partnerOfCode(tx: Tx, { companyId }: Actor, code: string): Promise<string> {
  const partner = await maybe<{ id: string }>(
    tx,
    sql`select id from partner where company_id = ${companyId} and account_no = ${code} and active`,
  );
  if (!partner) throw refuse("record.notFound");
  return partner.id;
}
