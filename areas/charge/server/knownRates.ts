import { Decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** Reads the rates to VND of some days with one statement: of each day, or the last day before it. */
export async function ratesToVnd(
  tx: Tx,
  actor: Actor,
  days: readonly Day[],
): Promise<(currency: string, day: Day) => Decimal | null> {
  const found = await rows<{ day: Day; currencyFrom: string; rate: string }>(
    tx,
    sql`
      select d.day, r.currency_from, r.rate
      from unnest(${[...new Set(days)]}::date[]) as d (day)
      join exchange_rate r on r.company_id = ${actor.companyId} and r.active
        and r.currency_to = 'VND' and r.effective_on = (
          select max(t.effective_on) from exchange_rate t
          where t.company_id = ${actor.companyId} and t.active and t.effective_on <= d.day)`,
  );
  const rates = new Map(
    found.map((each) => [`${each.currencyFrom} ${each.day}`, new Decimal(each.rate)]),
  );
  return (currency, day) => rates.get(`${currency} ${day}`) ?? null;
}
