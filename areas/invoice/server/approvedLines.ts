import type { ClaimSide } from "@fairway/areas/charge/model/claimRules.ts";
import { claimOn, type Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { ApprovedLine, ApprovedLines } from "../model/approvedLine.ts";

/**
 * Reads the amounts at which settlements approved charges that they hold on a side, by charge, with
 * what of each line their advances have paid: the lines on an advance in their order, together no
 * more than the advances of the settlement.
 *
 * Source: rules VO-1 and VO-4, areas/invoice/README.md
 */
export async function approvedLines(
  tx: Tx,
  companyId: string,
  charges: readonly Surcharge[],
  side: ClaimSide,
): Promise<ApprovedLines> {
  const held = charges.filter((charge) => claimOn(charge, side, "settlement"));
  if (held.length === 0) return new Map();
  const settlements = held.map((charge) => claimOn(charge, side, "settlement")?.documentId);
  const ids = [...new Set(settlements)];
  const found = await rows<ApprovedLine>(
    tx,
    sql`
      select x.charge_id, x.settlement_id, x.net_vnd::text as amount_vnd,
        x.vat_vnd::text as vat_amount_vnd, x.net_usd::text as amount_usd,
        x.vat_usd::text as vat_amount_usd, trim_scale(x.typed_rate)::text as typed_rate,
        x.is_keyed or (x.net_vnd, x.vat_vnd) is distinct from (s.amount_vnd, s.vat_amount_vnd)
          and x.typed_rate is null as is_keyed,
        trim_scale(x.whole)::text as whole, trim_scale(case when x.advance_id is null then 0
          else greatest(0, least(x.whole, x.advanced - (x.so_far - x.whole))) end)::text
          as paid_ahead,
        x.rate_outside, x.rate_reason
      from (
        select l.*, d.rate_outside, d.rate_reason, a.whole, coalesce(o.advance_amount, 0) as advanced,
          sum(a.whole) filter (where l.advance_id is not null) over (
            partition by l.settlement_id order by l.line_no) as so_far
        from settlement_line l
        join settlement o on o.company_id = ${companyId} and o.id = l.settlement_id
        join document d on d.company_id = ${companyId} and d.id = l.settlement_id
        cross join lateral (select case when o.currency_id = ${localCurrency}
          then l.net_vnd + l.vat_vnd else coalesce(l.net_usd + l.vat_usd, 0) end as whole) a
        where l.company_id = ${companyId} and l.settlement_id = any(${ids}::uuid[])
          and l.side = ${side}) x
      join surcharge s on s.company_id = ${companyId} and s.id = x.charge_id
      where x.charge_id = any(${held.map(({ id }) => id)}::uuid[])`,
  );
  return new Map(found.map((line) => [line.chargeId, line]));
}
