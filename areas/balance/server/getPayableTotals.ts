import { guardedPartner } from "@fairway/areas/partner/server/partnerPermit.ts";
import { openLines } from "@fairway/areas/due/server/openLines.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { keptRows } from "@fairway/engine/kept/kept.ts";
import { sql } from "kysely";
import type { SumOfOne } from "@fairway/areas/agreement/model/amountIn.ts";
import { type PayableTotals, payableTotals } from "../model/payableTotals.ts";
import { todaysRates } from "@fairway/areas/agreement/server/figuresOf.ts";

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

// Lines that no voucher holds yet; no document of ours raises what we owe.
function owedTo(tx: Tx, companyId: string, partnerId: string): Promise<SumOfOne[]> {
  const lines = keptRows(
    openLines,
    companyId,
    sql`d.partner_id = ${partnerId} and d.side = 'credit'`,
  );
  return rows<SumOfOne>(
    tx,
    sql`select l.currency_id, sum(l.total) as total, sum(l.total_vnd) as vnd,
        case when count(*) = count(l.total_usd) then sum(l.total_usd) end as usd
      from (${lines}) l
      group by l.currency_id order by l.currency_id`,
  );
}
