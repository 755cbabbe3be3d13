import { jobWithin } from "@fairway/areas/shipment/server/jobsInReach.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { openLines } from "./advanceTable.ts";

/**
 * Finds bills of open jobs that the user may open, by job, master, bill, customer or declaration; those that the
 * user is in charge of come first. Rule AD-1
 */
export function billsForAdvance(
  tx: Tx,
  actor: Actor,
  { keyword }: Ask<typeof contract.billsForAdvance>,
): Promise<Answer<typeof contract.billsForAdvance>> {
  const { companyId } = actor;
  const found = keyword
    ? sql`(f_unaccent(concat_ws(' ', s.job_no, s.mawb, b.hwbno, c.short_name))
        like ${anywhere(fold(keyword))} or s.id in (select k.job_id from customs_declaration k
          where k.company_id = ${companyId} and k.clearance_no like ${anywhere(keyword)}))`
    : sql`true`;
  return rows(
    tx,
    sql`select b.id, b.id as hblid, s.id as job_id, s.job_no, s.mawb,
        case when not b.is_virtual then b.hwbno end as hwbno, (
          select min(k.clearance_no) from customs_declaration k
          where k.company_id = ${companyId} and k.job_id = s.id) as custom_no,
        c.short_name as customer_name
      from shipment s
      join house_bill b on b.company_id = ${companyId} and b.job_id = s.id
      left join partner c on c.company_id = ${companyId} and c.id = b.customer_id
      where s.company_id = ${companyId} and not s.is_locked and s.current_status <> 'Canceled'
        and ${jobWithin(actor, "detail")} and ${found}
      order by s.person_incharge is distinct from ${actor.userId}, s.datetime_modified desc, b.id
      limit 50`,
  );
}

/** Returns the advances that bills have already, within the user's reach. */
export function advancesOnBills(
  tx: Tx,
  actor: Actor,
  { advanceId, hblids }: Ask<typeof contract.advancesOnBills>,
): Promise<Answer<typeof contract.advancesOnBills>> {
  const { companyId, language } = actor;
  const name = sql.ref(language === "vi" ? "p.employee_name_vn" : "p.employee_name_en");
  return rows(
    tx,
    sql`select l.hblid, d.number as advance_no, sum(l.amount)::text as amount, d.currency_id,
        ${name} as requester_name, a.request_date, d.state as status_approval
      from advance_line l
      join document d on d.company_id = ${companyId} and d.id = l.advance_id
      join advance a on a.company_id = ${companyId} and a.id = l.advance_id
      left join person p on p.company_id = ${companyId} and p.id = d.user_created
      where l.company_id = ${companyId} and l.hblid = any(${hblids}::uuid[])
        and d.state <> 'Canceled' and d.id is distinct from ${advanceId}::uuid
        and ${within(actor, "acctAP.list", "d")}
      group by l.hblid, d.id, d.number, d.currency_id, ${name}, a.request_date, d.state
      order by a.request_date desc, d.number`,
  );
}

/** Returns the advances within the user's reach that have one of the voucher numbers already. */
export function vouchersInUse(
  tx: Tx,
  actor: Actor,
  { advanceNos, voucherNos }: Ask<typeof contract.vouchersInUse>,
): Promise<Answer<typeof contract.vouchersInUse>> {
  const { companyId } = actor;
  return rows(
    tx,
    sql`select a.voucher_no, d.number as advance_no from advance a
      join document d on d.company_id = ${companyId} and d.id = a.id
      where a.company_id = ${companyId} and a.voucher_no = any(${voucherNos}::text[])
        and d.number <> all(${advanceNos}::text[]) and ${within(actor, "acctAP.list", "d")}
      order by a.voucher_no, d.number`,
  );
}

/**
 * Returns the lines of a job or bill on the user's own approved advances (`actor.userId`) that no
 * settlement has taken.
 */
export function advancesOfBill(
  tx: Tx,
  actor: Actor,
  { jobId, hblid }: Ask<typeof contract.advancesOfBill>,
): Promise<Answer<typeof contract.advancesOfBill>> {
  return openLines(
    tx,
    actor.companyId,
    sql`l.job_id = ${jobId} and (${hblid ?? null}::uuid is null or l.hblid = ${hblid ?? null}::uuid)
      and d.user_created = ${actor.userId} and d.state = 'Done' and l.status_payment = 'NotSettled'
      and ${within(actor, "acctAP.list", "d")}`,
  );
}
