import { guardedPartner } from "@fairway/areas/partner/server/partnerPermit.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { SumOfOne } from "../model/amountIn.ts";
import { type PayableTotals, payableTotals } from "../model/payableTotals.ts";
import { todaysRates } from "./getCreditFigures.ts";

/**
 * Returns what we owe a partner, in a currency, for users who may open the partner.
 *
 * Refuses: record.notFound · access.forbidden
 * Source: rule BL-6, areas/balance/README.md
 */
export async function getPayableTotals(
  tx: Tx,
  actor: Actor,
  ask: { readonly partnerId: string; readonly currency: string },
): Promise<PayableTotals> {
  await guardedPartner(tx, actor, ask.partnerId, "detail");
  const owed = await owedTo(tx, actor.companyId, ask.partnerId);
  const toVnd = await todaysRates(tx, actor, ask.currency);
  // No document pays a partner yet, now or ahead.
  return payableTotals(ask.currency, { owed, paid: [], ahead: [] }, toVnd);
}

// Two halves, each by its own index: a condition with "or" would read every line.
function owedTo(tx: Tx, companyId: string, partnerId: string): Promise<SumOfOne[]> {
  const columns = sql`s.job_id, s.currency_id, s.total, s.amount_vnd + s.vat_amount_vnd as vnd,
    s.amount_usd + s.vat_amount_usd as usd`;
  return rows<SumOfOne>(
    tx,
    sql`
      with owed as (
        select ${columns} from surcharge s
        where s.company_id = ${companyId} and s.payment_object_id = ${partnerId}
          and s.type = 'BUY'
        union all
        select ${columns} from surcharge s
        where s.company_id = ${companyId} and s.payer_id = ${partnerId} and s.type = 'OBH'
      )
      select w.currency_id, sum(w.total) as total, sum(w.vnd) as vnd,
        case when count(*) = count(w.usd) then sum(w.usd) end as usd
      from owed w
      join shipment j on j.company_id = ${companyId} and j.id = w.job_id
        and j.current_status <> 'Canceled'
      group by w.currency_id order by w.currency_id`,
  );
}
