import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import type { LineTotals } from "@fairway/areas/charge/model/lineTotals.ts";
import type { ReactNode } from "react";
import { words } from "./words.ts";

/** The running totals of the chosen charges: one per currency, and in VND and USD. */
export function TotalsLine(props: {
  readonly count: number;
  readonly totals: LineTotals;
  /** The charges of an issued document; by default they are chosen. */
  readonly isIssued?: boolean;
  /** Shows what the totals are the sums of. */
  readonly onWhy?: () => void;
}) {
  const say = useSay();
  const { onWhy } = props;
  const explained = (total: ReactNode) =>
    onWhy ? (
      <button type="button" className="fw-why" title={say(words.whyTotals)} onClick={onWhy}>
        {total}
      </button>
    ) : (
      total
    );
  const { totals, totalVnd, totalUsd } = props.totals;
  return (
    <div className="fw-page-facts" role="status">
      <span>{say(props.isIssued ? words.counted : words.chosen, { count: props.count })}</span>
      {totals.map((each) => (
        <b key={each.currencyId}>
          {explained(<MoneyText amount={each.total} currency={each.currencyId} code />)}
        </b>
      ))}
      <span>
        {say(words.totalVnd)} {explained(<MoneyText amount={totalVnd} currency={localCurrency} />)}
      </span>
      {totalUsd === null ? null : (
        <span>
          {say(words.totalUsd)}{" "}
          {explained(<MoneyText amount={totalUsd} currency={secondCurrency} />)}
        </span>
      )}
    </div>
  );
}
