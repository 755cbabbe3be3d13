import type { DocumentSource } from "@fairway/areas/document/server/readDocuments.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { type RawBuilder, sql } from "kysely";
import type { Combine, CombineLine } from "../model/combine.ts";
import { combineKind } from "../model/combineKind.ts";
import { combinedWithin } from "./combineReach.ts";

type OfCompany = Pick<Combine, "companyId" | "id">;

/** How combined billings are read. */
export const combineSource: DocumentSource<Combine> = {
  kind: combineKind,
  columns: () => sql`
    u.employee_name_en as creator_name, u.employee_name_vn as creator_name_vn, o.description,
    o.billing_date, o.reason_cancel, o.canceled_at, n.document_count,
    n.total_amount_vnd, n.total_amount_usd`,
  joins: (companyId) => sql`
    left join lateral (
      select count(*)::int as document_count,
        coalesce(sum(coalesce(l.amount_vnd, c.amount_vnd)), 0)::text as total_amount_vnd,
        case when count(*) = count(coalesce(l.amount_usd, c.amount_usd))
          then coalesce(sum(coalesce(l.amount_usd, c.amount_usd)), 0)::numeric(20, 2) end::text
          as total_amount_usd
      from combine_line l ${ofLine(companyId)}
      where l.company_id = ${companyId} and l.combine_id = d.id) n on true`,
};

/** The document of a line; none once the billing is canceled and the line keeps its amounts. */
function ofLine(companyId: string): RawBuilder<unknown> {
  return sql`left join combinable c
    on c.company_id = ${companyId} and c.id = l.document_id and l.document_no is null`;
}

/** The numbers of the jobs, bills and declarations of a document `x.id`, as columns of `t`. */
function numbersOf(companyId: string): RawBuilder<unknown> {
  return sql`cross join lateral (
    select coalesce(string_agg(distinct j.job_no, ', '), '') as job_nos,
      coalesce(string_agg(distinct b.hwbno, ', '), '') as hwbnos,
      coalesce(string_agg(distinct j.mawb, ', '), '') as mblnos, coalesce((
        select string_agg(distinct e.clearance_no, ', ') from customs_declaration e
        where e.company_id = ${companyId} and e.job_id = any(array_agg(s.job_id))), '') as custom_nos
    from charge_claim k
    join surcharge s on s.company_id = ${companyId} and s.id = k.charge_id
    join shipment j on j.company_id = ${companyId} and j.id = s.job_id
    join house_bill b on b.company_id = ${companyId} and b.id = s.hblid
    where k.company_id = ${companyId} and k.document_id = x.id and k.slot in ('note', 'statement')) t`;
}

/** A document of a billing, and whether the user may see it. */
export type LineOfCombine = CombineLine & {
  readonly combineId: string;
  readonly isSeen: boolean;
};

/**
 * Reads the documents of combined billings in their order, those of each under its id; a document that
 * does not exist any more is seen with the billing.
 */
export function readCombineLines(
  tx: Tx,
  actor: Actor,
  combineIds: readonly string[],
): Promise<LineOfCombine[]> {
  const { companyId } = actor;
  return rows(
    tx,
    sql`
      select x.*, t.job_nos, t.hwbnos, t.mblnos, t.custom_nos
      from (
        select l.combine_id, l.line_no, d.id is null or ${combinedWithin(actor)} as is_seen,
          l.document_id as id, l.document_id, l.document_kind,
          coalesce(l.document_no, c.number) as document_no,
          coalesce(l.document_type, c.type) as type,
          coalesce(l.issue_date, c.issue_date) as issue_date,
          coalesce(l.currency_id, c.currency_id) as currency_id,
          ${amountText(sql`coalesce(l.original_amount, c.original_amount)`, sql`coalesce(l.currency_id, c.currency_id)`)}
            as original_amount,
          coalesce(l.amount_vnd, c.amount_vnd)::text as amount_vnd,
          coalesce(l.amount_usd, c.amount_usd)::text as amount_usd
        from combine_line l ${ofLine(companyId)}
        left join document d on d.company_id = ${companyId} and d.id = l.document_id
        where l.company_id = ${companyId} and l.combine_id = any(${[...combineIds]}::uuid[])) x
      ${numbersOf(companyId)}
      order by x.combine_id, x.line_no`,
  );
}

/** A document that may join a billing, with what decides on it. */
export type Candidate = CombineLine & {
  readonly partnerId: string;
  readonly state: string;
};

/** Reads notes and statements that may join a billing, by day; the document is `d`, its terms `c`. */
export function readCandidates(
  tx: Tx,
  companyId: string,
  where: RawBuilder<unknown>,
  most: number,
): Promise<Candidate[]> {
  return rows(
    tx,
    sql`
      select x.*, t.job_nos, t.hwbnos, t.mblnos, t.custom_nos
      from (
        select c.id, c.id as document_id, c.kind as document_kind, c.number as document_no, c.type,
          c.issue_date, c.currency_id, c.partner_id, c.state, c.datetime_created,
          ${amountText(sql`c.original_amount`, sql`c.currency_id`)} as original_amount,
          c.amount_vnd::text as amount_vnd, c.amount_usd::text as amount_usd
        from combinable c
        join document d on d.company_id = ${companyId} and d.id = c.id
        where c.company_id = ${companyId} and ${where}
        order by c.datetime_created, c.id limit ${sql.lit(most)}) x
      ${numbersOf(companyId)}
      order by x.datetime_created, x.id`,
  );
}

const amountText = (amount: RawBuilder<unknown>, currency: RawBuilder<unknown>) =>
  sql`round(${amount}, decimals_of(${currency}))::text`;

/** Stores the documents of a billing in their order in place of those that it has. */
export async function replaceCombineLines(
  tx: Tx,
  { companyId, id: combineId }: OfCompany,
  documentIds: readonly string[],
  userModified: string,
): Promise<void> {
  await run(
    tx,
    sql`delete from combine_line where company_id = ${companyId} and combine_id = ${combineId}`,
  );
  await run(
    tx,
    sql`insert into combine_line (company_id, id, combine_id, line_no, document_id, document_kind,
        user_modified)
      select d.company_id, x.id, ${combineId}, x.line_no, d.id, d.kind, ${userModified}
      from unnest(${documentIds.map(() => newId())}::uuid[],
        ${[...documentIds]}::uuid[]) with ordinality as x (id, document_id, line_no)
      join document d on d.company_id = ${companyId} and d.id = x.document_id`,
  );
}

/** Keeps with the lines of a billing what their documents come to now. */
export function keepCombineLines(
  tx: Tx,
  { companyId, id }: OfCompany,
  userModified: string,
): Promise<number> {
  return run(
    tx,
    sql`update combine_line l set document_no = c.number, document_type = c.type,
        issue_date = c.issue_date, currency_id = c.currency_id,
        original_amount = c.original_amount, amount_vnd = c.amount_vnd, amount_usd = c.amount_usd,
        user_modified = ${userModified}
      from combinable c
      where l.company_id = ${companyId} and l.combine_id = ${id} and c.company_id = ${companyId}
        and c.id = l.document_id`,
  );
}

/** Finds a charge that stands on one of these documents and on another document of a billing. */
export async function findChargeTwice(
  tx: Tx,
  companyId: string,
  documentIds: readonly string[],
): Promise<
  | {
      readonly chargeCode: string;
      readonly jobNo: string;
      readonly documentNo: string;
      readonly otherNo: string;
    }
  | undefined
> {
  const [found] = await rows<{
    chargeCode: string;
    jobNo: string;
    documentNo: string;
    otherNo: string;
  }>(
    tx,
    sql`
      select g.code as charge_code, j.job_no, d.number as document_no, h.number as other_no
      from charge_claim k
      join charge_claim o on o.company_id = ${companyId} and o.charge_id = k.charge_id
        and o.side = k.side and o.slot in ('note', 'statement') and o.document_id <> k.document_id
      join document_claim e on e.company_id = ${companyId} and e.claimed_id = o.document_id
        and e.slot = 'combine'
      join document d on d.company_id = ${companyId} and d.id = k.document_id
      join document h on h.company_id = ${companyId} and h.id = o.document_id
      join surcharge s on s.company_id = ${companyId} and s.id = k.charge_id
      join charge g on g.company_id = ${companyId} and g.id = s.charge_id
      join shipment j on j.company_id = ${companyId} and j.id = s.job_id
      where k.company_id = ${companyId} and k.document_id = any(${[...documentIds]}::uuid[])
        and k.slot in ('note', 'statement')
      order by d.number, g.code limit 1`,
  );
  return found;
}
