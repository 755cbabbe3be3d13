import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Owned } from "@fairway/core/permission/permission.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { pagePrepaidNotes as pageCall } from "../contract.ts";
import type { PrepaidNote } from "../model/prepaidNote.ts";

type Found = PrepaidNote &
  Owned & { readonly syncStatus: string | null; readonly totalItems: number };

/** Lists the notes to prepaid customers within reach, the newest first. Rule CK-14 */
export async function pagePrepaidNotes(
  tx: Tx,
  actor: Actor,
  { page, size, partnerId, status, keyword }: Ask<typeof pageCall>,
): Promise<Answer<typeof pageCall>> {
  const { companyId, language } = actor;
  const name = sql.raw(language === "vi" ? "employee_name_vn" : "employee_name_en");
  const paid = sql`(c.id is not null)`;
  const found = await rows<Found>(
    tx,
    sql`
      select d.company_id, d.id, d.number, n.job_id, j.job_no, d.partner_id,
        p.account_no as partner_code, p.short_name as partner_name, p.tax_code, n.total_vnd,
        n.total, d.currency_id, o.code as office_code, m.${name} as sale_man_name,
        u.username as user_name_created, d.datetime_created, d.sync_status, d.office_id,
        d.department_id, d.group_id, d.user_created,
        case when ${paid} then 'Paid' else 'Unpaid' end as status, w.${name} as confirmed_by,
        c.datetime_created as confirmed_at, count(*) over ()::int as total_items
      from prepaid_note n
      join document d on d.company_id = ${companyId} and d.id = n.id
      join partner p on p.company_id = ${companyId} and p.id = d.partner_id
      join job_of_release j on j.company_id = ${companyId} and j.id = n.job_id
      join office o on o.company_id = ${companyId} and o.id = d.office_id
      left join prepaid_confirmation c on c.company_id = ${companyId} and c.document_id = d.id
      left join person m on m.company_id = ${companyId} and m.id = d.sale_man_id
      left join person u on u.company_id = ${companyId} and u.id = d.user_created
      left join person w on w.company_id = ${companyId} and w.id = c.user_created
      where n.company_id = ${companyId} and ${within(actor, "acctARP.list", "d")}
        and (${partnerId ?? null}::uuid is null or d.partner_id = ${partnerId ?? null}::uuid)
        and (${status ?? null}::text is null or ${paid} = (${status ?? null}::text = 'Paid'))
        and (d.search like ${anywhere(fold(keyword ?? ""))}
          or p.search like ${anywhere(fold(keyword ?? ""))})
      order by d.datetime_created desc, d.id desc
      limit ${size} offset ${(page - 1) * size}`,
  );
  const data = found.map((row) => ({
    ...row,
    may: !actor.may("acctARP.write", row)
      ? []
      : row.status === "Unpaid"
        ? ["confirm"]
        : row.syncStatus === "Synced"
          ? []
          : ["revert"],
  }));
  return { page, size, capped: false, totalItems: found[0]?.totalItems ?? 0, data };
}
