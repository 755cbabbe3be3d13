import { type RawBuilder, sql } from "kysely";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { valuedByClaim } from "../model/leftAlone.ts";
import type { Surcharge } from "../model/surcharge.ts";

/** Lines that stand, or lines that were deleted. */
export type LineTable = "surcharge" | "deleted_surcharge";

/**
 * Reads charge lines of one company with the names that documents print and the claims on them,
 * ordered by bill, type and line.
 *
 * Shape: `where` uses the aliases `s` for the line, `b` for its bill, `j` for its job; `also` are
 *   further columns, which may use `c` for the charge and `po`, `pa`, `vp` for the partners, too.
 */
export async function readSurcharges<Line extends Surcharge = Surcharge>(
  tx: Tx,
  companyId: string,
  where: RawBuilder<unknown>,
  {
    locked = false,
    also,
    table = "surcharge",
  }: {
    readonly locked?: boolean;
    readonly also?: RawBuilder<unknown>;
    readonly table?: LineTable;
  } = {},
): Promise<Line[]> {
  const found = await rows<Line>(
    tx,
    sql`
      select s.id, s.version, s.company_id, s.office_id, s.department_id, s.group_id,
        s.user_created, s.job_id, j.job_no, s.hblid, b.hwbno, coalesce(j.mawb, b.mawb) as mblno,
        s.type, s.line_no, s.charge_id, c.code as charge_code, c.charge_name_en,
        c.charge_name_vn as charge_name_vi, trim_scale(s.quantity) as quantity, s.quantity_type,
        s.unit_id, u.code as unit_code, trim_scale(s.unit_price) as unit_price, s.price_source,
        s.price_reference, s.currency_id,
        trim_scale(s.vatrate) as vatrate, s.net_amount, s.vat_amount, s.total,
        s.payment_object_id, po.account_no as payment_object_code,
        po.short_name as payment_object_name, s.payer_id, pa.account_no as payer_code,
        pa.short_name as payer_name, s.vat_partner_id, vp.account_no as vat_partner_code, vp.short_name as vat_partner_name,
        s.exchange_date, trim_scale(s.exchange_rate) as exchange_rate, s.valued_by, s.valued_on,
        trim_scale(s.final_exchange_rate) as final_exchange_rate,
        trim_scale(s.exc_rate_usd_to_local) as exc_rate_usd_to_local,
        trim_scale(s.own_rate) as own_rate, trim_scale(s.own_usd_rate) as own_usd_rate,
        s.own_rate_outside, s.own_rate_reason, s.rate_outside, s.rate_reason, s.amount_vnd, s.vat_amount_vnd,
        s.net_adjust_vnd, s.vat_adjust_vnd, s.adjusted_by, s.amount_usd, s.vat_amount_usd,
        s.kick_back, s.is_refund_fee, s.is_from_shipment, s.link_fee, s.link_charge_id, s.notes, s.invoice_no, s.invoice_date,
        s.series_no, s.charge_group,
        g.name as charge_group_name, g.name_vn as charge_group_name_vi, ${claimsOfLine(companyId)} as claims
        ${also ? sql`, ${also}` : sql``}
      from ${sql.table(table)} s
      join house_bill b on b.company_id = ${companyId} and b.id = s.hblid
      join shipment j on j.company_id = ${companyId} and j.id = s.job_id
      join charge c on c.company_id = ${companyId} and c.id = s.charge_id
      join unit u on u.company_id = ${companyId} and u.id = s.unit_id
      join lateral ${partnerOfLine(companyId, "payment_object_id")} po on true
      left join lateral ${partnerOfLine(companyId, "payer_id")} pa on true
      left join charge_group g on g.company_id = ${companyId} and g.id = s.charge_group
      left join lateral ${partnerOfLine(companyId, "vat_partner_id")} vp on true
      where s.company_id = ${companyId} and ${where}
      order by b.hwbno, s.hblid, s.type, s.line_no, s.id
      ${locked ? sql`for no key update of s` : sql``}`,
  );
  return found.map(valuedByClaim);
}

/** One partner of a line: the offset keeps the plan from reading all partners into memory for a few lines. */
function partnerOfLine(companyId: string, column: string): RawBuilder<unknown> {
  return sql`(
        select p.id, p.account_no, p.short_name from partner p
        where p.company_id = ${companyId} and p.id = ${sql.ref(`s.${column}`)} offset 0)`;
}

function claimsOfLine(companyId: string): RawBuilder<unknown> {
  return sql`
    coalesce((
      select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('chargeId', k.charge_id,
        'side', k.side, 'slot', k.slot, 'kind', d.kind, 'documentId', k.document_id,
        'documentNo', d.number, 'isFirm', k.is_firm, 'valuedOn', k.valued_on))
        order by k.side, d.kind)
      from charge_claim k
      join document d on d.company_id = ${companyId} and d.id = k.document_id
      where k.company_id = ${companyId} and k.charge_id = s.id
    ), '[]'::jsonb)`;
}
