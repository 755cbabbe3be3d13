import { findRate } from "@fairway/areas/rate/model/rateBook.ts";
import { loadBoundRates } from "@fairway/areas/rate/server/loadRateBook.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import type { DecimalText } from "@fairway/core/money/decimal.ts";
import { storedRate } from "@fairway/core/money/rate.ts";
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
  return (await boundRatesToVnd(tx, actor, { currencies, days, officeId: null })).toVnd;
}

/** Rates to VND with the share in percent by which an office lets a typed rate differ. */
export interface OfficeRates {
  readonly toVnd: KnownRates["toVnd"];
  readonly share: DecimalText;
}

/** Reads rates as `ratesToVnd` does, with the share of an office in the same statement. */
export async function boundRatesToVnd(
  tx: Tx,
  actor: Actor,
  ask: {
    readonly currencies: Iterable<string>;
    readonly days: Iterable<Day>;
    readonly officeId: string | null;
  },
): Promise<OfficeRates> {
  const { book, share } = await loadBoundRates(tx, actor, ask);
  return {
    share,
    toVnd: (currency, day) => {
      const rate = findRate(book, currency, localCurrency, day);
      return rate && storedRate(rate);
    },
  };
}
