import type { BookCurrency } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { Fact } from "@fairway/ui/parts/Fact.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import type { ReactNode } from "react";
import { whoOwes } from "../model/settlementAmounts.ts";
import { settlementWords as words } from "./words.ts";

/** The sums of a settlement; null where one is unknown. */
export interface Sums {
  readonly amount: string | null;
  readonly advanceAmount: string | null;
  readonly balanceAmount: string;
}

const owes: Readonly<Record<ReturnType<typeof whoOwes>, Words>> = {
  requester: words.requesterReturns,
  company: words.companyPays,
  nobody: words.nobodyOwes,
};

/** Who pays after a settlement, and how much. */
export function BalanceText(props: { readonly balance: string; readonly currency: string }) {
  const say = useSay();
  const owed = decimal(props.balance).abs().toFixed();
  const who = whoOwes(props.balance);
  return (
    <span className={`fw-settlement-${who}`}>
      {say(owes[who])}{" "}
      {who === "nobody" ? null : <MoneyText amount={owed} currency={props.currency} code />}
    </span>
  );
}

/** The amount, the advance and the balance of a settlement. */
export function SumFacts(props: {
  readonly sums: Sums;
  readonly currency: BookCurrency;
  readonly children?: ReactNode;
}) {
  const { sums, currency } = props;
  return (
    <div className="fw-settlement-facts">
      <Fact name={words.advance}>
        {sums.advanceAmount ? (
          <MoneyText amount={sums.advanceAmount} currency={currency} code />
        ) : null}
      </Fact>
      <Fact name={words.amount}>
        {sums.amount ? <MoneyText amount={sums.amount} currency={currency} code /> : null}
      </Fact>
      <Fact name={words.balance}>
        <BalanceText balance={sums.balanceAmount} currency={currency} />
      </Fact>
      {props.children ?? null}
    </div>
  );
}
