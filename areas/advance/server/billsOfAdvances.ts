import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { AdvanceType } from "../model/advance.ts";
import type { AdvancePaperBill } from "../model/advancePaper.ts";

/** A bill of an advance as it is printed. */
type BillOfAdvance = AdvancePaperBill & { readonly advanceId: string };

/** Reads the bills of advances in the order of their lines, with their goods and the sums by type. */
export function billsOfAdvances(
  tx: Tx,
  actor: Actor,
  advanceIds: readonly string[],
): Promise<BillOfAdvance[]> {
  const { companyId, language } = actor;
  const customer = language === "vi" ? sql`c.partner_name_vn` : sql`c.partner_name_en`;
  const ofType = (type: AdvanceType) => sql`
    trim_scale(coalesce(sum(l.amount) filter (where l.advance_type = ${type}), 0))::text`;
  return rows<BillOfAdvance>(
    tx,
    sql`
      with line as (
        select l.advance_id, l.hblid, min(l.line_no) as place, trim_scale(sum(l.amount))::text as total,
          ${ofType("Norm")} as norm, ${ofType("Invoice")} as invoice, ${ofType("Other")} as other,
          coalesce(string_agg(distinct l.custom_no, ', '), '') as custom_no,
          string_agg(distinct l.description, '; ') as description
        from advance_line l
        where l.company_id = ${companyId} and l.advance_id = any(${[...advanceIds]}::uuid[])
        group by l.advance_id, l.hblid)
      select l.advance_id, j.job_no, case when b.is_virtual then '' else coalesce(b.hwbno, '') end as hwbno,
        coalesce(j.mawb, '') as mawb, l.custom_no, coalesce(${customer}, c.short_name, '') as customer,
        coalesce(split_part(b.shipper_description, E'\\n', 1), '') as shipper,
        coalesce(split_part(b.consignee_description, E'\\n', 1), '') as consignee,
        coalesce((select string_agg(t.text, ', ' order by t.text) from (
          select sum(k.quantity) || ' x ' || u.code as text from container k
          join unit u on u.company_id = ${companyId} and u.id = k.container_type_id
          where k.company_id = ${companyId} and k.hblid = b.id group by u.code) t), '') as containers,
        coalesce(trim_scale(b.package_qty)::text || coalesce(' ' || p.code, ''), '') as packages,
        coalesce(trim_scale(b.gross_weight)::text, '') as gross_weight,
        coalesce(trim_scale(b.net_weight)::text, '') as net_weight,
        coalesce(trim_scale(b.cbm)::text, '') as cbm,
        l.description, l.norm, l.invoice, l.other, l.total
      from line l
      join house_bill b on b.company_id = ${companyId} and b.id = l.hblid
      join shipment j on j.company_id = ${companyId} and j.id = b.job_id
      left join partner c on c.company_id = ${companyId} and c.id = b.customer_id
      left join unit p on p.company_id = ${companyId} and p.id = b.package_type
      order by l.advance_id, l.place`,
  );
}
