import { localCurrency } from "@fairway/core/money/currency.ts";
import { decimal, sum } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";

/**
 * Returns the user's own approved advances (`actor.userId`) for a house that no other settlement has;
 * with a payee only those that were paid to it, or to nobody in particular.
 *
 * Source: rule ST-4
 */
export async function advancesForHouse(
  tx: Tx,
  actor: Actor,
  { hblId, payeeId, settlementId }: Ask<typeof contract.advancesForHouse>,
): Promise<Answer<typeof contract.advancesForHouse>> {
  actor.mustHave("acctSP.access");
  const { companyId, userId } = actor;
  return rows(
    tx,
    sql`select d.id as advance_id, d.number as advance_no, d.currency_id,
        trim_scale(sum(l.amount))::text as amount, sum(l.amount_vnd)::text as amount_vnd,
        trim_scale(sum(l.amount_usd))::text as amount_usd
      from advance_line l
      join document d on d.company_id = ${companyId} and d.id = l.advance_id
      join advance a on a.company_id = ${companyId} and a.id = l.advance_id
      where l.company_id = ${companyId} and l.hblid = ${hblId} and d.state = 'Done'
        and d.user_created = ${userId}
        -- What was advanced for a carrier is settled with the charges that it became.
        and (a.advance_for is null or ${payeeId}::uuid is not null)
        and (${payeeId}::uuid is null or d.partner_id is null or d.partner_id = ${payeeId}::uuid)
        and not exists (select from advance_taken t
          where t.company_id = ${companyId} and t.advance_id = l.advance_id
            and t.hblid = l.hblid and t.settlement_id is distinct from ${settlementId}::uuid)
      group by d.id, d.number, d.currency_id
      order by d.number`,
  );
}

/** Returns the advances and settlements of a house within the user's reach, and their balance. */
export async function paymentsOfShipment(
  tx: Tx,
  actor: Actor,
  { hblId, requester }: Ask<typeof contract.paymentsOfShipment>,
): Promise<Answer<typeof contract.paymentsOfShipment>> {
  const { companyId } = actor;
  const isOf = sql`d.state <> 'Canceled'
    and (${requester}::uuid is null or d.user_created = ${requester}::uuid)`;
  const found = await rows<{
    kind: "advance" | "settlement";
    number: string;
    amount: string;
    currencyId: string;
    statusApproval: string;
  }>(
    tx,
    sql`select 'advance' as kind, d.number, trim_scale(sum(l.amount))::text as amount,
        d.currency_id, d.state as status_approval
      from advance_line l
      join document d on d.company_id = ${companyId} and d.id = l.advance_id
      where l.company_id = ${companyId} and l.hblid = ${hblId} and ${isOf}
        and ${within(actor, "acctAP.list", "d")}
      group by d.id, d.number, d.currency_id, d.state
      union all
      select 'settlement', d.number, trim_scale(sum(case when l.side = 'debit' then 0
          when d.currency_id = ${localCurrency} then l.net_vnd + l.vat_vnd
          else l.net_usd + l.vat_usd end))::text, d.currency_id, d.state
      from settlement_line l
      join document d on d.company_id = ${companyId} and d.id = l.settlement_id
      where l.company_id = ${companyId} and l.hblid = ${hblId} and ${isOf}
        and ${within(actor, "acctSP.list", "d")}
      group by d.id, d.number, d.currency_id, d.state
      order by 1, 2`,
  );
  const ofKind = (kind: string) =>
    found.filter((each) => each.kind === kind).map(({ kind: _, ...each }) => each);
  const totals = [...Map.groupBy(found, ({ currencyId }) => currencyId)].map(
    ([currencyId, those]) => {
      const total = (kind: string) =>
        sum(those.filter((each) => each.kind === kind).map(({ amount }) => amount));
      const text = (amount: ReturnType<typeof decimal>) => amountText(money(amount, currencyId));
      const [advance, settlement] = [total("advance"), total("settlement")];
      return {
        currencyId,
        advance: text(advance),
        settlement: text(settlement),
        balance: text(advance.minus(settlement)),
      };
    },
  );
  return { advances: ofKind("advance"), settlements: ofKind("settlement"), totals };
}
