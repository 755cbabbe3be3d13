import { families } from "@fairway/areas/service/model/families.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { CombinedBillFacts, CombinedCharge } from "../model/combinedCharge.ts";
import { readCombineLines } from "./combineTable.ts";

/**
 * Reads the charges of notes and statements: of a note as they are, of a statement as it states them.
 *
 * Shape: in the order of the documents, jobs and bills.
 */
function readCombinedCharges(
  tx: Tx,
  companyId: string,
  documentIds: readonly string[],
): Promise<CombinedCharge[]> {
  const ids = sql`${[...documentIds]}::uuid[]`;
  return rows(
    tx,
    sql`
      select x.document_id, x.hblid, x.type, x.charge_code, x.charge_name_en, x.charge_name_vi,
        trim_scale(x.quantity)::text as quantity, x.unit_code,
        trim_scale(x.unit_price)::text as unit_price, x.currency_id,
        trim_scale(x.vatrate)::text as vatrate,
        (a.sign * x.net_amount)::text as net_amount, (a.sign * x.vat_amount)::text as vat_amount,
        (a.sign * x.total)::text as total, (a.sign * x.amount_vnd)::text as amount_vnd,
        (a.sign * x.vat_amount_vnd)::text as vat_amount_vnd,
        (a.sign * x.amount_usd)::text as amount_usd,
        (a.sign * x.vat_amount_usd)::text as vat_amount_usd, x.notes,
        h.number as invoice_no, m.date as invoice_date
      from (
        select k.document_id, k.charge_id, k.side, s.line_no, s.hblid, s.type,
          g.code as charge_code, g.charge_name_en, g.charge_name_vn as charge_name_vi, s.quantity,
          u.code as unit_code, s.unit_price, s.currency_id, s.vatrate, s.net_amount, s.vat_amount,
          s.total, s.amount_vnd, s.vat_amount_vnd, s.amount_usd, s.vat_amount_usd, s.notes
        from charge_claim k
        join surcharge s on s.company_id = ${companyId} and s.id = k.charge_id
        join charge g on g.company_id = ${companyId} and g.id = s.charge_id
        join unit u on u.company_id = ${companyId} and u.id = s.unit_id
        where k.company_id = ${companyId} and k.document_id = any(${ids}) and k.slot = 'note'
        union all
        select l.soa_id, l.charge_id, case o.type when 'Credit' then 'credit' else 'debit' end,
          l.line_no, (l.stated ->> 'hblid')::uuid, l.stated ->> 'type', l.stated ->> 'chargeCode',
          l.stated ->> 'chargeNameEn', l.stated ->> 'chargeNameVi',
          (l.stated ->> 'quantity')::numeric, l.stated ->> 'unitCode',
          (l.stated ->> 'unitPrice')::numeric, l.stated ->> 'currencyId',
          (l.stated ->> 'vatrate')::numeric, (l.stated ->> 'netAmount')::numeric,
          (l.stated ->> 'vatAmount')::numeric, (l.stated ->> 'total')::numeric,
          l.amount_vnd + l.net_adjust_vnd, l.vat_amount_vnd + l.vat_adjust_vnd, l.amount_usd,
          l.vat_amount_usd, l.stated ->> 'notes'
        from soa o
        join soa_line l on l.company_id = ${companyId} and l.soa_id = o.id
          and l.revision = o.revision
        where o.company_id = ${companyId} and o.id = any(${ids})) x
      join combinable c on c.company_id = ${companyId} and c.id = x.document_id
      cross join lateral (select case when c.type = 'CREDIT' then -1 else 1 end as sign) a
      join house_bill b on b.company_id = ${companyId} and b.id = x.hblid
      join shipment j on j.company_id = ${companyId} and j.id = b.job_id
      left join charge_claim y on y.company_id = ${companyId} and y.charge_id = x.charge_id
        and y.side = x.side and y.slot = 'ledger'
      left join document h on h.company_id = ${companyId} and h.id = y.document_id
      left join acct_management m on m.company_id = ${companyId} and m.id = y.document_id
      order by array_position(${ids}, x.document_id), j.job_no, b.hwbno, x.hblid, x.type desc, x.line_no`,
  );
}

/** Reads the bills of charges with their goods, by their ids. */
export async function readCombinedBills(
  tx: Tx,
  { companyId, language }: Actor,
  hblids: readonly string[],
): Promise<ReadonlyMap<string, CombinedBillFacts>> {
  const group = language === "vi" ? sql`g.group_name_vn` : sql`g.group_name_en`;
  const found = await rows<CombinedBillFacts>(
    tx,
    sql`
      select b.id as hblid, j.job_no, coalesce(b.hwbno, '') as hwbno, coalesce(j.mawb, '') as mblno,
        coalesce((select string_agg(e.clearance_no, ', ' order by e.clearance_no)
          from customs_declaration e
          where e.company_id = ${companyId} and e.job_id = j.id), '') as custom_no,
        j.family = ${families.operations.letter} as is_operations, j.service_date,
        coalesce(q.reference_no, '') as reference_no,
        coalesce(pol.name_en, j.pol_description, '') as pol,
        coalesce(pod.name_en, j.pod_description, '') as pod, coalesce(w.name_en, '') as warehouse,
        coalesce(q.commodity, ${group}, '') as commodity,
        trim_scale(b.package_qty)::text as package_qty, coalesce(u.code, '') as package_unit,
        coalesce(x.containers, '') as containers,
        trim_scale(b.gross_weight)::text as gross_weight, trim_scale(x.nw)::text as net_weight,
        trim_scale(b.cbm)::text as cbm
      from house_bill b
      join shipment j on j.company_id = ${companyId} and j.id = b.job_id
      left join sea_bill q on q.company_id = ${companyId} and q.id = b.id
      left join operations_job o on o.company_id = ${companyId} and o.id = j.id
      left join commodity_group g on g.company_id = ${companyId} and g.id = o.commodity_group_id
      left join place w on w.company_id = ${companyId} and w.id = o.warehouse_id
      left join place pol on pol.company_id = ${companyId} and pol.id = j.pol
      left join place pod on pod.company_id = ${companyId} and pod.id = j.pod
      left join unit u on u.company_id = ${companyId} and u.id = b.package_type
      left join lateral (
        select string_agg(t.quantity || ' x ' || t.code, ', ' order by t.code) as containers,
          sum(t.nw) as nw
        from (
          select v.code, sum(c.quantity) as quantity, sum(c.nw) as nw from container c
          join unit v on v.company_id = ${companyId} and v.id = c.container_type_id
          where c.company_id = ${companyId} and c.hblid = b.id
          group by v.code) t) x on true
      where b.company_id = ${companyId} and b.id = any(${[...hblids]}::uuid[])`,
  );
  return new Map(found.map((each) => [each.hblid, each]));
}

/** Reads the documents of combined billings that the user may see with their charges and bills. */
export async function readCombinedWhole(tx: Tx, actor: Actor, combineIds: readonly string[]) {
  const { companyId } = actor;
  const lines = await readCombineLines(tx, actor, combineIds);
  const documents = lines.filter(({ isSeen }) => isSeen);
  const ids = documents.map(({ documentId }) => documentId);
  const charges = await readCombinedCharges(tx, companyId, ids);
  const hblids = charges.map(({ hblid }) => hblid);
  return { documents, charges, bills: await readCombinedBills(tx, actor, hblids) };
}
