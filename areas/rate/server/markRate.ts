import { localCurrency } from "@fairway/core/money/currency.ts";
import type { DecimalText } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { findRate } from "../model/rateBook.ts";
import {
  markTypedRate,
  outsideRight,
  type RateBound,
  type RateMark,
  type TypedRate,
} from "../model/typedRate.ts";
import type { BoundRates } from "./loadRateBook.ts";

/**
 * Checks a typed rate to the local currency against the loaded rates and returns its mark or its
 * refusals. Every place where a rate is typed calls this function.
 *
 * Shape: `ofDay` replaces the day's rate where the record has a rate of its own, such as bought
 *   commission.
 * Source: rule RT-8, areas/rate/README.md
 */
export function markRate(
  actor: Actor,
  rates: BoundRates | { readonly share: DecimalText; readonly ofDay: RateBound["ofDay"] },
  typed: TypedRate,
): { readonly mark: RateMark; readonly wrong: readonly FieldRefusal[] } {
  const ofDay =
    "ofDay" in rates ? rates.ofDay : findRate(rates.book, typed.currency, localCurrency, typed.day);
  const bound = { ofDay, share: rates.share };
  return markTypedRate(typed, bound, actor.reach(outsideRight) !== "None");
}
