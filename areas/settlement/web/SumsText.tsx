import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import type { BothSums } from "../model/settlementAmounts.ts";

/** Sums in VND and in US dollars. */
export function SumsText({ sums }: { readonly sums: BothSums }) {
  return (
    <>
      <MoneyText amount={sums.vnd} currency={localCurrency} code />{" "}
      <MoneyText amount={sums.usd} currency={secondCurrency} code />
    </>
  );
}
