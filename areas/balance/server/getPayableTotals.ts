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
 * Returns our debt to a partner in a currency, for users who may open the partner.
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
  const sums = await owedTo(tx, actor.companyId, ask.partnerId);
  const toVnd = await todaysRates(tx, actor, ask.currency);
  const inBucket = (bucket: CreditSum["bucket"]) => sums.filter((each) => each.bucket === bucket);
  const paid = inBucket("paid");
  const owed = [...inBucket("open"), ...paid];
  return payableTotals(ask.currency, { owed, paid, ahead: inBucket("ahead") }, toVnd);
}

type CreditSum = SumOfOne & { readonly bucket: "open" | "paid" | "ahead" };

/**
 * Sums our debt to a partner: lines that no voucher holds, and open items of the credit side; and
 * our open advances, which are items of the debit side.
 */
function owedTo(tx: Tx, companyId: string, partnerId: string): Promise<CreditSum[]> {
  const lines = keptRows(
    openLines,
    companyId,
    sql`d.partner_id = ${partnerId} and d.side = 'credit'`,
  );
  return rows<CreditSum>(
    tx,
    sql`select x.bucket, x.currency_id, sum(x.total) as total, sum(x.vnd) as vnd,
        case when count(*) = count(x.usd) then sum(x.usd) end as usd
      from (
        select 'open' as bucket, l.currency_id, l.total, l.total_vnd as vnd, l.total_usd as usd
        from (${lines}) l
        union all
        select part.bucket, u.currency_id, part.total, part.vnd, part.usd
        from due u
        cross join lateral (values
          (case u.kind when 'advance' then 'ahead' else 'open' end, u.open, u.open_vnd, u.open_usd),
          (case when u.kind <> 'advance' then 'paid' end, u.cleared, u.cleared_vnd,
            u.cleared_usd)) part (bucket, total, vnd, usd)
        where u.company_id = ${companyId} and u.partner_id = ${partnerId} and u.is_open
          and (u.side = 'debit') = (u.kind = 'advance') and part.bucket is not null) x
      group by x.bucket, x.currency_id order by x.bucket, x.currency_id`,
  );
}
