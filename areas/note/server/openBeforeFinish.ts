import { localCurrency } from "@fairway/core/money/currency.ts";
import { isBelowLeast, marginPercent } from "@fairway/areas/charge/model/leastMargin.ts";
import { jobProfit } from "@fairway/areas/charge/server/profits.ts";
import { getProfitMargin } from "@fairway/areas/organisation/server/officeSettings.ts";
import type { openBeforeFinish as openBeforeFinishCall } from "@fairway/areas/shipment/contract.ts";
import type { OpenBeforeFinish } from "@fairway/areas/shipment/model/openBeforeFinishing.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/**
 * Returns what is open on a job that is to be finished: no charges, lines that are not billed,
 * rejected notes, open stages, declarations that are not released, and a profit under the minimum of its office. It stops nothing.
 *
 * Source: rule DN-30
 */
export async function openBeforeFinish(
  tx: Tx,
  actor: Actor,
  { jobId }: Ask<typeof openBeforeFinishCall>,
): Promise<OpenBeforeFinish> {
  const { companyId } = actor;
  const job = await readShipment(tx, actor, jobId);
  const open = await one<Omit<OpenBeforeFinish, "lowProfit">>(
    tx,
    sql`select count(s.id) > 0 as has_charges,
        (count(s.id) filter (where s.is_unbilled))::int as unbilled_lines,
        coalesce(sum(s.gross) filter (where s.is_unbilled), 0)::text as unbilled_vnd,
        array(select d.number from cd_note n
          join document d on d.company_id = ${companyId} and d.id = n.id
          where n.company_id = ${companyId} and n.job_id = ${jobId} and d.sync_status = 'Rejected'
          order by d.number) as rejected_notes,
        array(select coalesce(c.code, a.system_code) from stage_assigned a
          left join stage c on c.company_id = ${companyId} and c.id = a.stage_id
          where a.company_id = ${companyId} and a.job_id = ${jobId}
            and a.status not in ('Done', 'Deleted')
          order by a.order_number_processed) as open_stages,
        array(select d.clearance_no from customs_declaration d
          where d.company_id = ${companyId} and d.job_id = ${jobId} and d.released_on is null
          order by d.clearance_date, d.clearance_no) as held_declarations
      from (
        select c.id, c.amount_vnd + c.vat_amount_vnd as gross,
          c.type in ('SELL', 'OBH') and not exists (select from charge_claim k
            where k.company_id = ${companyId} and k.charge_id = c.id and k.side = 'debit')
            as is_unbilled
        from surcharge c where c.company_id = ${companyId} and c.job_id = ${jobId}) s`,
  );
  const { total } = await jobProfit(tx, actor, jobId);
  const { officeId, transactionType } = job;
  // A job marked "no profit" has no minimum.
  const least = job.noProfit
    ? null
    : await getProfitMargin(tx, actor, { officeId, transactionType });
  if (total.profit.vnd === null || !isBelowLeast(total, least)) return { ...open, lowProfit: null };
  const {
    minProfitMarginPercent = null,
    minProfit = null,
    currencyId = localCurrency,
  } = least ?? {};
  return {
    ...open,
    lowProfit: {
      profitVnd: total.profit.vnd,
      marginPercent: marginPercent(total.selling, total.profit),
      minProfitMarginPercent,
      minProfit,
      currencyId,
    },
  };
}
