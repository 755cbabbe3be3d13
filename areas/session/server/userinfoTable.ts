import type { Actor } from "@fairway/core/permission/actor.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Me } from "../model/sessionShapes.ts";

/** Reads the claims of the caller. */
export async function readUserinfo(tx: Tx, actor: Actor): Promise<Me> {
  const { companyId, officeId, departmentId, groupId } = actor;
  const row = await one<
    Omit<Me, "sub" | "preferred_username" | "phone_number"> & { tel: string | null }
  >(
    tx,
    sql`select u.id, u.username as user_name, e.email, e.tel, e.id as employee_id, e.photo,
        e.employee_name_en as name_en, e.employee_name_vn as name_vn, e.title,
        e.staff_code as code, e.bank_account_no, e.bank_name, e.bank_code,
        o.bank_account_vnd as bank_office_account_no_vnd,
        o.bank_account_usd as bank_office_account_no_usd,
        coalesce(c.kb_exchange_rate, 0)::text as kb_exchange_rate, o.internal_code,
        c.code as company_code, o.code as office_code, o.office_type, o.time_zone,
        e.signature_image, u.user_type, u.user_role, u.is_ldap,
        e.personal_id, u.description, u.working_status,
        trim_scale(u.credit_limit)::text as credit_limit,
        trim_scale(u.credit_rate)::text as credit_rate,
        coalesce(p.must_change, false) and s.acted_by is null as must_change_password,
        a.employee_name_en as acted_by,
        case when s.acted_by is not null then s.expires_at end as acting_until
      from sys_user u
      join employee e on e.company_id = ${companyId} and e.id = u.employee_id
      join office o on o.company_id = ${companyId} and o.id = ${officeId}
      join company c on c.company_id = ${companyId}
      left join user_password p on p.company_id = ${companyId} and p.id = u.id
      left join session s on s.company_id = ${companyId} and s.id = ${actor.sessionId}
      left join person a on a.company_id = ${companyId} and a.id = s.acted_by
      where u.company_id = ${companyId} and u.id = ${actor.userId}`,
  );
  const { tel, ...rest } = row;
  return {
    ...rest,
    sub: row.id,
    preferred_username: row.userName,
    phone_number: tel,
    companyId,
    officeId,
    departmentId,
    groupId,
  };
}
