import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Owned } from "@fairway/core/permission/permission.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { one, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { withinDays } from "@fairway/engine/db/withinDays.ts";
import { type RawBuilder, sql } from "kysely";
import type { pagePrepaidNotes as pageCall } from "../contract.ts";
import type { PrepaidNote } from "../model/prepaidNote.ts";

type Asked = Omit<Partial<Ask<typeof pageCall>>, "page" | "size">;
type Found = PrepaidNote &
  Owned & {
    readonly syncStatus: string | null;
    readonly isConfirmed: boolean;
    readonly totalItems: number;
    readonly amount: string;
  };

/**
 * Lists the notes to prepaid customers within reach, the newest first. A note is paid when it is
 * confirmed or when its invoices are paid in full. Rule CK-14
 */
export async function pagePrepaidNotes(
  tx: Tx,
  actor: Actor,
  { page, size, ...asked }: Asked & Pick<Ask<typeof pageCall>, "page" | "size">,
): Promise<Answer<typeof pageCall>> {
  const { companyId, language } = actor;
  const name = sql.raw(language === "vi" ? "employee_name_vn" : "employee_name_en");
  const found = await rows<Found>(
    tx,
    sql`
      with n as materialized (
        select n.id, n.job_id, n.total_vnd, n.total, c.id is not null as is_confirmed,
          c.user_created as confirmer, c.datetime_created as confirmed_at,
          count(*) over ()::int as total_items, coalesce(sum(n.total_vnd) over (), 0)::text as amount
        ${prepaidNotes(actor, asked)}
        order by d.datetime_created desc, d.id desc
        limit ${size} offset ${(page - 1) * size}
      )
      select d.company_id, d.id, d.number, n.job_id, j.job_no, j.transaction_type, d.partner_id,
        p.account_no as partner_code, p.short_name as partner_name, p.tax_code, n.total_vnd,
        n.total, d.currency_id, o.code as office_code, m.${name} as sale_man_name,
        u.username as user_name_created, d.datetime_created, d.sync_status, d.office_id,
        d.department_id, d.group_id, d.user_created, n.is_confirmed, n.total_items, n.amount,
        case when n.is_confirmed or note_is_paid(d.company_id, d.id) then 'Paid' else 'Unpaid' end
          as status, w.${name} as confirmed_by, n.confirmed_at
      from n
      join document d on d.company_id = ${companyId} and d.id = n.id
      join partner p on p.company_id = ${companyId} and p.id = d.partner_id
      join job_of_release j on j.company_id = ${companyId} and j.id = n.job_id
      join office o on o.company_id = ${companyId} and o.id = d.office_id
      left join person m on m.company_id = ${companyId} and m.id = d.sale_man_id
      left join person u on u.company_id = ${companyId} and u.id = d.user_created
      left join person w on w.company_id = ${companyId} and w.id = n.confirmer
      order by d.datetime_created desc, d.id desc`,
  );
  const data = found.map(({ isConfirmed, totalItems: _total, amount: _amount, ...row }) => ({
    ...row,
    may: !actor.may("acctARP.write", row)
      ? []
      : row.status === "Unpaid"
        ? ["confirm"]
        : isConfirmed && row.syncStatus !== "Synced"
          ? ["revert"]
          : [],
  }));
  const { totalItems = 0, amount = "0" } = found[0] ?? {};
  return { page, size, capped: false, totalItems, amount, data };
}

/** Counts the notes of the same list and adds them up in VND. */
export async function countPrepaidNotes(tx: Tx, actor: Actor, asked: Asked) {
  const { totalItems, amount } = await one<{ totalItems: number; amount: string }>(
    tx,
    sql`select count(*)::int as total_items, coalesce(sum(n.total_vnd), 0)::text as amount
      ${prepaidNotes(actor, asked)}`,
  );
  return { totalItems, capped: false, amount };
}

/** The notes `n` with their documents `d` and confirmations `c`; whether one is paid is asked last. */
function prepaidNotes(actor: Actor, asked: Asked): RawBuilder<unknown> {
  const { partnerId, status, keyword, currencyId, saleManId, officeId, departmentId } = asked;
  const { companyId, timeZone } = actor;
  const unpaid = sql`c.id is null and not note_is_paid(${companyId}, n.id)`;
  const text = keyword?.trim();
  const where = [
    sql`n.company_id = ${companyId}`,
    within(actor, "acctARP.list", "d"),
    ...(partnerId ? [sql`d.partner_id = ${partnerId}`] : []),
    ...(currencyId ? [sql`d.currency_id = ${currencyId}`] : []),
    ...(saleManId ? [sql`d.sale_man_id = ${saleManId}`] : []),
    ...(officeId ? [sql`d.office_id = ${officeId}`] : []),
    ...(departmentId ? [sql`d.department_id = ${departmentId}`] : []),
    ...withinDays(
      [{ column: sql`d.datetime_created`, has: "instants" }],
      { from: asked.issuedFrom, to: asked.issuedTo },
      timeZone,
    ),
    ...(text
      ? [
          sql`(d.search like ${anywhere(fold(text))}
            or exists (select from partner p where p.company_id = ${companyId}
              and p.id = d.partner_id and p.search like ${anywhere(fold(text))}))`,
        ]
      : []),
    ...(status ? [status === "Unpaid" ? unpaid : sql`not (${unpaid})`] : []),
  ];
  return sql`
    from prepaid_note n
    join document d on d.company_id = ${companyId} and d.id = n.id
    left join prepaid_confirmation c on c.company_id = ${companyId} and c.document_id = n.id
    where ${sql.join(where, sql` and `)}`;
}
