import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import type { ChargeTotals } from "../model/chargeTotals.ts";
import { Sum } from "./Sum.tsx";
import { chargeWords as words } from "./words.ts";

/** The sums of a tab's lines with VAT: one per currency, and in VND and USD. */
export function ChargeTotalsBar(props: { readonly totals: ChargeTotals }) {
  const say = useSay();
  const { byCurrency, gross } = props.totals;
  return (
    <div className="fw-charge-totals">
      <span className="fw-quiet">{say(words.totals)}</span>
      {byCurrency.map((each) => (
        <Sum key={each.currency} amount={each.amount} currency={each.currency} />
      ))}
      <span className="fw-quiet">{say(words.inVnd)}</span>
      <Sum amount={gross.vnd} currency={localCurrency} />
      <span className="fw-quiet">{say(words.inUsd)}</span>
      <Sum amount={gross.usd} currency={secondCurrency} />
    </div>
  );
}
