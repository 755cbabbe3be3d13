import { dueSums } from "@fairway/areas/due/server/dueSums.ts";
import { findRate } from "@fairway/areas/rate/model/rateBook.ts";
import { loadRateBook } from "@fairway/areas/rate/server/loadRateBook.ts";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { SumOfOne, ToVnd } from "../model/amountIn.ts";
import { type CreditTerms, creditFigures } from "../model/creditFigures.ts";
import { receivableSums } from "./receivableSums.ts";

/** The fields that the figures of an agreement depend on. */
export type CreditAgreement = CreditTerms & { readonly id: string; readonly partnerId: string };

/**
 * Computes the figures of an agreement. Does not check permissions; the caller does.
 *
 * Source: rules BL-1 to BL-5, areas/balance/README.md
 */
export async function figuresOf(tx: Tx, actor: Actor, agreement: CreditAgreement) {
  const sums = await receivableSums(tx, actor, [agreement.id]);
  const advances = await advancesOf(tx, actor, agreement);
  const toVnd = await todaysRates(tx, actor, agreement.creditCurrency);
  return creditFigures(agreement, { sums, advances, toVnd });
}

/** Today's rates of a currency outside the books, and of the US dollar. */
export async function todaysRates(tx: Tx, actor: Actor, currency: string): Promise<ToVnd> {
  if (currency === localCurrency || currency === secondCurrency) return () => null;
  const book = await loadRateBook(tx, actor, [currency, secondCurrency], [actor.today]);
  return (wanted) => findRate(book, wanted, localCurrency, actor.today);
}

async function advancesOf(
  tx: Tx,
  actor: Actor,
  { id, partnerId }: CreditAgreement,
): Promise<SumOfOne[]> {
  const sums = await dueSums(tx, actor, { partnerId, side: "credit", kind: "advance" });
  return sums
    .filter((each) => each.agreementId === id)
    .map(({ currencyId, open, openVnd, openUsd }) => ({
      currencyId,
      total: open,
      vnd: openVnd,
      usd: openUsd,
    }));
}
