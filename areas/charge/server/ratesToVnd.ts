import { findRate } from "@fairway/areas/rate/model/rateBook.ts";
import { loadRateBook } from "@fairway/areas/rate/server/loadRateBook.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { KnownRates } from "../model/chargeRates.ts";

/** Reads the rates of currencies to VND on some days with one statement. */
export async function ratesToVnd(
  tx: Tx,
  actor: Actor,
  currencies: Iterable<string>,
  days: Iterable<Day>,
): Promise<KnownRates["toVnd"]> {
  const book = await loadRateBook(tx, actor, currencies, days);
  return (currency, day) => findRate(book, currency, localCurrency, day);
}
