import type { BookCurrency } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { Fact } from "@fairway/ui/parts/Fact.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert } from "antd";
import type { GroupedLine } from "../model/groupsOf.ts";
import { sumOfSettled } from "../model/settlementAmounts.ts";
import { type Sums, SumFacts } from "./BalanceText.tsx";
import { SumsText } from "./SumsText.tsx";
import { settlementWords as words } from "./words.ts";

/** What the lines of a form come to: advance, amount, balance, and what follows from an even one. */
export function SumsOfForm(props: {
  readonly sums: Sums;
  readonly lines: readonly GroupedLine[];
  readonly currency: BookCurrency;
}) {
  const say = useSay();
  const { sums, lines, currency } = props;
  if (lines.length === 0) return null;
  const isEven = sums.advanceAmount !== null && decimal(sums.balanceAmount).isZero();
  return (
    <Section title={words.total} columns={1}>
      <SumFacts sums={sums} currency={currency}>
        <Fact name={words.bothCurrencies}>
          <SumsText sums={sumOfSettled(lines)} />
        </Fact>
      </SumFacts>
      {isEven ? <Alert type="info" showIcon title={say(words.evenMethod)} /> : null}
      {sums.amount === null ? <Alert type="warning" showIcon title={say(words.noDollars)} /> : null}
    </Section>
  );
}
