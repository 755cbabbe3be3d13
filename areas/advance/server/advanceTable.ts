import { isPartyTo } from "@fairway/areas/approval/server/approvalOf.ts";
import type { DocumentSource } from "@fairway/areas/document/server/readDocuments.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { type RawBuilder, sql } from "kysely";
import type { BothAmounts } from "../model/advanceAmounts.ts";
import type { Advance, AdvanceLine, AdvanceLineForm } from "../model/advance.ts";
import { advanceKind } from "../model/advanceKind.ts";

/** How advances are read. Who takes part in the approval of one may open it (AD-7). */
export const advanceSource: DocumentSource<Advance> = {
  kind: advanceKind,
  mustSee: async (tx, actor, advance) => {
    if (actor.may("acctAP.detail", advance) || (await isPartyTo(tx, actor, advance.id))) return;
    actor.must("acctAP.detail", advance);
  },
  columns: () => sql`
    u.employee_name_en as requester_name, u.employee_name_vn as requester_name_vn,
    dp.dept_name_en as department_name, dp.dept_name as department_name_vn, o.request_date,
    o.payment_method, o.payment_term, o.deadline_payment, o.due_date, o.bank_account_no,
    o.bank_account_name, o.bank_name, o.bank_code, o.advance_note, o.advance_for,
    trim_scale(o.exc_rate_usd_to_local)::text as exc_rate_usd_to_local,
    trim_scale(o.amount)::text as amount, o.amount_vnd::text as amount_vnd,
    trim_scale(o.amount_usd)::text as amount_usd, o.status_payment, o.voucher_no, o.voucher_date`,
  joins: (companyId) =>
    sql`left join department dp on dp.company_id = ${companyId} and dp.id = d.department_id`,
};

type LineOfAdvance = AdvanceLine & { readonly advanceId: string; readonly advanceNo: string };

/** Reads the lines of advances in their order. */
export function readLines(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<LineOfAdvance[]> {
  return openLines(tx, companyId, sql`l.advance_id = any(${[...ids]}::uuid[])`);
}

/** Reads lines `l` of advances with their heads `d`, jobs and bills. */
export function openLines(
  tx: Tx,
  companyId: string,
  where: RawBuilder<unknown>,
): Promise<LineOfAdvance[]> {
  return rows<LineOfAdvance>(
    tx,
    sql`select l.advance_id, d.number as advance_no, l.id, l.line_no, l.job_id, s.job_no, s.transaction_type, l.hblid,
        case when not b.is_virtual then b.hwbno end as hwbno, s.mawb, l.custom_no, l.description,
        trim_scale(l.amount)::text as amount, l.amount_vnd::text as amount_vnd,
        trim_scale(l.amount_usd)::text as amount_usd, d.currency_id as request_currency,
        l.advance_type, l.request_note, l.status_payment,
        case when k.id is not null then jsonb_build_object('id', k.id, 'chargeId', k.charge_id,
          'chargeCode', c.code, 'quantity', trim_scale(k.quantity)::text, 'unitId', k.unit_id,
          'unitCode', n.code, 'unitPrice', trim_scale(k.unit_price)::text,
          'vatrate', trim_scale(k.vatrate)::text) end as charge
      from advance_line l
      join document d on d.company_id = ${companyId} and d.id = l.advance_id
      join shipment s on s.company_id = ${companyId} and s.id = l.job_id
      join house_bill b on b.company_id = ${companyId} and b.id = l.hblid
      left join surcharge k on k.company_id = ${companyId} and k.id = l.charge_line_id
      left join charge c on c.company_id = ${companyId} and c.id = k.charge_id
      left join unit n on n.company_id = ${companyId} and n.id = k.unit_id
      where l.company_id = ${companyId} and ${where}
      order by l.advance_id, l.line_no`,
  );
}

/** Stores the lines of an advance in place of the former ones. */
export async function replaceLines(
  tx: Tx,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
  advanceId: string,
  lines: readonly (Omit<AdvanceLineForm, "charge"> &
    BothAmounts & { readonly chargeLineId: string | null })[],
): Promise<void> {
  await run(
    tx,
    sql`delete from advance_line where company_id = ${companyId} and advance_id = ${advanceId}`,
  );
  await insertRows(
    tx,
    "advance_line",
    lines.map((line, at) => ({
      companyId,
      id: newId(),
      advanceId,
      lineNo: at + 1,
      statusPayment: "NotSettled",
      userModified: userId,
      ...line,
    })),
  );
}

/** The charge lines of advances for carriers, by their advance. */
export function chargeLinesOf(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<{ advanceId: string; id: string }[]> {
  return rows(
    tx,
    sql`select l.advance_id, l.charge_line_id as id from advance_line l
      where l.company_id = ${companyId} and l.advance_id = any(${[...ids]}::uuid[])
        and l.charge_line_id is not null
      order by l.line_no`,
  );
}

/** The documents that hold charge lines of advances for carriers besides these, by advance. */
export function holdersOfCharges(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<{ id: string; number: string }[]> {
  return rows(
    tx,
    sql`select l.advance_id as id, min(h.number) as number from advance_line l
      join charge_claim k on k.company_id = ${companyId} and k.charge_id = l.charge_line_id
        and k.document_id <> l.advance_id
      join document h on h.company_id = ${companyId} and h.id = k.document_id
      where l.company_id = ${companyId} and l.advance_id = any(${[...ids]}::uuid[])
      group by l.advance_id`,
  );
}

/** The locked, finished or canceled jobs with charges of advances for carriers. */
export function closedJobsOfCharges(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<{ advanceId: string; jobNo: string; isLocked: boolean; currentStatus: string }[]> {
  return rows(
    tx,
    sql`select distinct on (l.advance_id) l.advance_id, s.job_no, s.is_locked, s.current_status
      from advance_line l
      join shipment s on s.company_id = ${companyId} and s.id = l.job_id
      where l.company_id = ${companyId} and l.advance_id = any(${[...ids]}::uuid[])
        and l.charge_line_id is not null
        and (s.is_locked or s.current_status in ('Finish', 'Canceled'))
      order by l.advance_id, s.job_no`,
  );
}

/** A charge of each advance for a carrier that its bill has been given of the payee besides. */
export function chargesBoughtBesides(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<{ advanceId: string; chargeCode: string; jobNo: string }[]> {
  return rows(
    tx,
    sql`select distinct on (l.advance_id) l.advance_id, c.code as charge_code, j.job_no
      from advance_line l
      join surcharge own on own.company_id = ${companyId} and own.id = l.charge_line_id
      join surcharge s on s.company_id = ${companyId} and s.hblid = own.hblid and s.type = 'BUY'
        and s.charge_id = own.charge_id and s.payment_object_id = own.payment_object_id
        and s.id <> own.id
      join charge c on c.company_id = ${companyId} and c.id = s.charge_id
      join shipment j on j.company_id = ${companyId} and j.id = s.job_id
      where l.company_id = ${companyId} and l.advance_id = any(${[...ids]}::uuid[])
      order by l.advance_id, c.code`,
  );
}
