import { usualRateShare } from "@fairway/areas/organisation/model/officeSetting.ts";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import type { DecimalText } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { Quotation, RateBook } from "../model/rateBook.ts";
import { bookingRates, type RateOf } from "../model/rateKinds.ts";
import { ofKind, shareOf } from "./rateTable.ts";

/** For each day the rates with which a rate of this day is compared, and the share of the office. */
export interface ComparedRates {
  readonly books: ReadonlyMap<Day, RateBook>;
  readonly share: DecimalText;
}

/**
 * Loads the rates with which rates of some days are compared, with one statement.
 *
 * Shape: for each pair the last day before, else the day itself, else the newest day; the kind of the
 *   rates before booking rates. Of the rates of that day, replaced and removed ones included, the
 *   first since the last marked one, else the marked one: so neither replacing nor removing a rate
 *   moves the bound of the next one.
 * Source: rule RT-9, areas/rate/README.md
 */
export async function loadComparedRates(
  tx: Tx,
  actor: Actor,
  ask: {
    readonly currencies: Iterable<string>;
    readonly days: Iterable<Day>;
    readonly rateOf: RateOf;
  },
): Promise<ComparedRates> {
  const codes = [...new Set([...ask.currencies, localCurrency, secondCurrency])];
  const kinds = ask.rateOf.kind === bookingRates.kind ? [bookingRates] : [ask.rateOf, bookingRates];
  const places = [sql`r.effective_on < d.day`, sql`r.effective_on = d.day`, sql`true`];
  const candidates = places.flatMap((place, at) =>
    kinds.map((kind, own) => comparedRate(actor, kind, place, at * kinds.length + own)),
  );
  const found = await rows<Quotation & { readonly day: Day; readonly share: string | null }>(
    tx,
    sql`
      select d.day, f.code as currency_from, t.code as currency_to, q.rate, q.effective_on,
        q.datetime_created, ${shareOf(actor.companyId, actor.officeId)} as share
      from unnest(${codes}::text[]) as f (code)
      cross join unnest(${codes}::text[]) as t (code)
      cross join unnest(${[...new Set(ask.days)]}::date[]) as d (day)
      cross join lateral (${sql.join(candidates, sql` union all `)} order by rank limit 1) as q
      where f.code <> t.code`,
  );
  return {
    books: Map.groupBy(found, (each) => each.day),
    share: found[0]?.share ?? usualRateShare,
  };
}

/** The compared rate of the last day at a place in time; a lower rank has priority. */
function comparedRate(
  { companyId }: Actor,
  kind: RateOf,
  place: RawBuilder<unknown>,
  rank: number,
): RawBuilder<unknown> {
  const ofPair = sql`r.company_id = ${companyId} and ${ofKind(kind)} and r.currency_from = f.code
    and r.currency_to = t.code`;
  return sql`
    (select ${rank}::int as rank, r.rate, r.effective_on, r.datetime_created
    from exchange_rate r
    where ${ofPair} and r.effective_on = (
        select r.effective_on from exchange_rate r
        where ${ofPair} and ${place}
        order by r.effective_on desc
        limit 1)
      and not exists (
        select from exchange_rate marked
        where marked.company_id = ${companyId} and marked.kind = r.kind
          and marked.carrier_id is not distinct from r.carrier_id
          and marked.currency_from = r.currency_from and marked.currency_to = r.currency_to
          and marked.effective_on = r.effective_on and marked.rate_outside
          and (marked.datetime_created, marked.id) > (r.datetime_created, r.id))
    order by r.rate_outside, r.datetime_created, r.id
    limit 1)`;
}
