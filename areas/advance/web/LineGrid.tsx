import type { BookCurrency } from "@fairway/core/money/currency.ts";
import { decimal, isDecimal, sum } from "@fairway/core/money/decimal.ts";
import { Grid } from "@fairway/ui/grid/Grid.tsx";
import type { KeyedList } from "@fairway/ui/grid/useKeyedLines.ts";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import type { AdvanceLine } from "../model/advance.ts";
import type { AdvanceLines } from "./lineList.tsx";
import { copiedLine, type LineRow, newLine, type SentLine, totalOfCharge } from "./lineRow.ts";
import { useOtherAdvances } from "./useOtherAdvances.ts";
import { advanceWords as words } from "./words.ts";

/** The lines of an advance, keyed and pasted like a spreadsheet, with their sum. */
export function LineGrid(props: {
  readonly list: KeyedList<LineRow, AdvanceLine, SentLine>;
  readonly lines: AdvanceLines;
  readonly currency: BookCurrency;
  readonly isForCarrier: boolean;
  /** The advance that is open; null for a new one. */
  readonly advanceId: string | null;
}) {
  const say = useSay();
  const { list, currency, isForCarrier } = props;
  const { hold, problems } = props.lines;
  useOtherAdvances(hold, props.advanceId);
  const total = totalOfLines(hold.rows, currency, isForCarrier);
  return (
    <Section
      title={words.lines}
      columns={1}
      extra={<span className="fw-quiet">{say(words.pasteHint)}</span>}
    >
      <Grid<LineRow>
        hold={hold}
        columns={list.columns}
        label={say(words.lines)}
        newRow={() => newLine(hold.rows.at(-1))}
        duplicate={copiedLine}
        problems={problems}
        height={280}
        footer={
          <p className="fw-advance-total">
            {say(words.total)} <MoneyText amount={total} currency={currency} code />
          </p>
        }
      />
    </Section>
  );
}

/** The sum of the amounts that are keyed so far. */
export function totalOfLines(
  rows: readonly LineRow[],
  currency: BookCurrency,
  isForCarrier: boolean,
): string {
  const amounts = rows.flatMap((row) => {
    const amount = isForCarrier ? totalOfCharge(row, currency) : row.amount;
    return amount !== null && isDecimal(amount) ? [decimal(amount)] : [];
  });
  return sum(amounts).toFixed();
}
