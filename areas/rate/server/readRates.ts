import { rateText } from "@fairway/core/money/rate.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { QuotationRow } from "../model/quotation.ts";
import { rateOf } from "../model/rateBook.ts";
import { bookingRates, type RateOf } from "../model/rateKinds.ts";
import { loadRateBook } from "./loadRateBook.ts";
import { quotationsOn } from "./rateTable.ts";

/** Returns the newest rate of every currency that the actor's company quotes. */
export async function newestRates(
  tx: Tx,
  actor: Actor,
  ask: Partial<RateOf> & { readonly currencyToId: string },
): Promise<QuotationRow[]> {
  const kind = rateOfAsk(ask);
  return quotationsOn(tx, actor, { day: null, kind, currencyTo: ask.currencyToId });
}

/** Returns the rates of the actor's company that are valid on a day. */
export async function ratesOfDay(
  tx: Tx,
  actor: Actor,
  ask: Partial<RateOf> & {
    readonly date: Day;
    readonly localCurrency: string;
    readonly fromCurrency?: string | undefined;
  },
): Promise<QuotationRow[]> {
  return quotationsOn(tx, actor, {
    day: ask.date,
    kind: rateOfAsk(ask),
    currencyTo: ask.localCurrency,
    currencyFrom: ask.fromCurrency,
  });
}

/** Returns the value of one unit of a currency on a day, 8 decimals. Refuses: rate.missing */
export async function convertRate(
  tx: Tx,
  actor: Actor,
  ask: Partial<RateOf> & {
    readonly date: Day;
    readonly localCurrency: string;
    readonly fromCurrency: string;
  },
) {
  const { date, fromCurrency, localCurrency } = ask;
  const book = await loadRateBook(tx, actor, [fromCurrency, localCurrency], [date], rateOfAsk(ask));
  return {
    rate: rateText(rateOf(book, fromCurrency, localCurrency, date)),
    fromCurrency,
    localCurrency,
  };
}

/** Returns the currencies that the actor's company quotes, and its local currency. */
export async function rateCurrencies(tx: Tx, actor: Actor) {
  return rows<{ id: string; code: string; name: string }>(
    tx,
    sql`select c.id, c.code, c.currency_name as name from currency c
      where exists (select from exchange_rate r where r.company_id = ${actor.companyId} and r.active
        and (r.currency_from = c.id or r.currency_to = c.id))
      order by c.code`,
  );
}

function rateOfAsk({ kind, carrierId }: Partial<RateOf>): RateOf {
  return kind ? { kind, carrierId } : bookingRates;
}
