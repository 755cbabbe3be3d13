import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";

/**
 * Returns the account to which an advance is paid: the payee's first approved one, else that of the
 * user as an employee (`actor.userId`); null where there is none. Rule AD-4
 *
 * Refuses: access.forbidden
 */
export async function payeeBank(
  tx: Tx,
  actor: Actor,
  { payeeId }: Ask<typeof contract.payeeBank>,
): Promise<Answer<typeof contract.payeeBank>> {
  actor.mustHave("acctAP.access");
  const { companyId, userId } = actor;
  const found = await maybe<NonNullable<Answer<typeof contract.payeeBank>>>(
    tx,
    sql`select x.* from (
        select 1 as place, b.datetime_created as at, b.bank_account_no, b.bank_account_name,
          k.bank_name_vn as bank_name, k.code as bank_code
        from partner_bank b
        join bank k on k.company_id = ${companyId} and k.id = b.bank_id
        where b.company_id = ${companyId} and b.partner_id = ${payeeId}::uuid
          and b.approve_status = 'Approved'
        union all
        select 2, null, e.bank_account_no, e.employee_name_vn, e.bank_name, e.bank_code
        from sys_user u
        join employee e on e.company_id = ${companyId} and e.id = u.employee_id
        where u.company_id = ${companyId} and u.id = ${userId} and e.bank_account_no is not null
      ) x order by x.place, x.at limit 1`,
  );
  if (!found) return null;
  const { bankAccountNo, bankAccountName, bankName, bankCode } = found;
  return { bankAccountNo, bankAccountName, bankName, bankCode };
}

/** Returns the identification number of a bank by its code; null where it has none. */
export async function bankBin(
  tx: Tx,
  actor: Actor,
  { bankCode }: Ask<typeof contract.bankBin>,
): Promise<Answer<typeof contract.bankBin>> {
  const found = await maybe<{ bankBin: string | null }>(
    tx,
    sql`select bank_bin from bank
      where company_id = ${actor.companyId} and lower(code) = lower(${bankCode})`,
  );
  return { bankBin: found?.bankBin ?? null };
}
