import { getExchangeRatesBy } from "@fairway/areas/rate/contract.ts";
import { findRate } from "@fairway/areas/rate/model/rateBook.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { cacheKey } from "@fairway/ui/client/useAsk.ts";
import { useQueries } from "@tanstack/react-query";
import { type KnownRates, usualCommissionRate } from "../model/chargeRates.ts";

/** The rates of some days that have been loaded so far. */
export function useKnownRates(days: readonly string[]): KnownRates {
  const client = useClient();
  const book = useQueries({
    queries: days.map((date) => ({
      queryKey: cacheKey(getExchangeRatesBy, { date }),
      queryFn: () => client.ask(getExchangeRatesBy, { date }),
      staleTime: 60_000,
      meta: { quiet: true },
    })),
    combine: combined,
  });
  return book;
}

function combined(
  answers: readonly { readonly data?: readonly Quoted[] | undefined }[],
): KnownRates {
  const quoted = answers.flatMap((each) => each.data ?? []);
  const book = quoted.map((each) => ({ ...each, datetimeCreated: each.datetimeModified }));
  return {
    commission: usualCommissionRate,
    toVnd: (currency, day) => findRate(book, currency, localCurrency, day),
  };
}

interface Quoted {
  readonly currencyFrom: string;
  readonly currencyTo: string;
  readonly rate: string;
  readonly effectiveOn: string;
  readonly datetimeModified: string;
}
