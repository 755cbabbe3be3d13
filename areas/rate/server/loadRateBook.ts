import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { usualRateShare } from "@fairway/areas/organisation/model/officeSetting.ts";
import type { DecimalText } from "@fairway/core/money/decimal.ts";
import { bookingRates, type RateOf } from "../model/rateKinds.ts";
import type { Quotation, RateBook } from "../model/rateBook.ts";
import { ofKind, shareOf } from "./rateTable.ts";

/**
 * Loads the rates for amounts in some currencies on some days, with one statement.
 *
 * Shape: for each pair of the currencies, the local one and the dollar, the last quotation on or
 * before each day; for another kind than booking the rate of that kind, else the booking rate
 * (RT-6).
 * Does not check permissions: every user of the company may read rates.
 */
export async function loadRateBook(
  tx: Tx,
  actor: { readonly companyId: string },
  currencies: Iterable<string>,
  days: Iterable<Day>,
  rateOf: RateOf = bookingRates,
): Promise<RateBook> {
  return (await loadBoundRates(tx, actor, { currencies, days, rateOf, officeId: null })).book;
}

/** Rates with the share in percent by which a typed rate may differ from them. */
export interface BoundRates {
  readonly book: RateBook;
  readonly share: DecimalText;
}

/**
 * Loads rates as `loadRateBook` does, in the same statement with the share that an office set.
 *
 * Shape: without any rate the share is the usual one; then no typed rate is within the bound.
 */
export async function loadBoundRates(
  tx: Tx,
  actor: { readonly companyId: string },
  ask: {
    readonly currencies: Iterable<string>;
    readonly days: Iterable<Day>;
    readonly officeId: string | null;
    readonly rateOf?: RateOf;
  },
): Promise<BoundRates> {
  const { currencies, days, officeId, rateOf = bookingRates } = ask;
  const codes = [...new Set([...currencies, localCurrency, secondCurrency])];
  const wanted = [...new Set(days)];
  if (wanted.length === 0) return { book: [], share: usualRateShare };
  const lastOf = (kind: RateOf, rank: number) => sql`
    (select ${rank}::int as rank, r.currency_from, r.currency_to, r.rate, r.effective_on,
      r.datetime_created
    from exchange_rate r
    where r.company_id = ${actor.companyId} and r.active and ${ofKind(kind)}
      and r.currency_from = f.code and r.currency_to = t.code and r.effective_on <= d.day
    order by r.effective_on desc
    limit 1)`;
  // Each pair separately, so that one step in the index of days finds its rate.
  const last =
    rateOf.kind === bookingRates.kind
      ? lastOf(bookingRates, 0)
      : sql`${lastOf(rateOf, 0)} union all ${lastOf(bookingRates, 1)} order by rank limit 1`;
  const book = await rows<Quotation & { readonly share: string | null }>(
    tx,
    sql`
      select distinct q.currency_from, q.currency_to, q.rate, q.effective_on, q.datetime_created,
        ${shareOf(actor.companyId, officeId)} as share
      from unnest(${codes}::text[]) as f (code)
      cross join unnest(${codes}::text[]) as t (code)
      cross join unnest(${wanted}::date[]) as d (day)
      cross join lateral (${last}) as q
      where f.code <> t.code`,
  );
  return { book, share: book[0]?.share ?? usualRateShare };
}
