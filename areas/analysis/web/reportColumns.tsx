import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { sayAmount } from "@fairway/core/words/numbers.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { MoneyText, NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainButton } from "@fairway/ui/parts/PlainButton.tsx";
import type { Column } from "@fairway/ui/table/column.ts";
import { type Say, useLanguage } from "@fairway/ui/words/useSay.tsx";
import type { ReactNode } from "react";
import { addedUp, type ReportColumn } from "../model/reportColumn.ts";
import type { ReportLine, ReportPage } from "../model/reportPage.ts";
import { words } from "./words.ts";

/** How the figures of a report are drawn. */
interface Drawn {
  readonly say: Say;
  readonly currency: string;
  /** Shows the lines of a figure; null where no column opens anything. */
  readonly open: ((column: ReportColumn, line: ReportLine | null) => void) | null;
  /** The columns that open; by default every column of money. */
  readonly opens?: (key: string) => boolean;
}

/** The address of the job of a line; null where it adds up several. */
export const homeOfLine = ({ jobId, transactionType }: ReportLine): string | null =>
  jobId && transactionType ? jobHome({ id: jobId, transactionType }) : null;

/** The columns of a report on the screen; its figures open their charge lines. */
export function reportColumns(
  columns: readonly ReportColumn[],
  drawn: Drawn,
): readonly Column<ReportLine>[] {
  return columns
    .filter(({ sheetOnly, isKey }) => !sheetOnly && !isKey)
    .map((column) => ({
      key: column.key,
      title: titleOf(column),
      ...(column.width ? { width: column.width } : {}),
      ...(column.kind === "money" || column.kind === "number" ? { align: "right" as const } : {}),
      read: (line) => drawnValue(column, line[column.key] as string | null, { ...drawn, line }),
    }));
}

/** The title of a column; the heading above it, which only sheets have, follows. */
const titleOf = ({ title, band }: ReportColumn): Words =>
  band ? { en: `${title.en} · ${band.en}`, vi: `${title.vi} · ${band.vi}` } : title;

/** The sums of a report by the keys of their columns; each opens its lines, too. */
export function reportTotals(
  columns: readonly ReportColumn[],
  page: ReportPage | undefined,
  drawn: Drawn,
): Record<string, ReactNode> {
  if (!page || page.totalItems === 0) return {};
  const days = page.unknownOn.map((day) => sayDay(day)).join(", ");
  return Object.fromEntries(
    addedUp(columns).map((column) => {
      const value = page.totals[column.key];
      const sum = value === null || value === undefined ? null : String(value);
      const why = sum === null && days ? drawn.say(words.unknown, { days }) : undefined;
      return [
        column.key,
        <span key={column.key} title={why}>
          {drawnValue(column, sum, { ...drawn, line: null })}
        </span>,
      ];
    }),
  );
}

function drawnValue(
  column: ReportColumn,
  value: string | null,
  { say, currency, open, opens, line }: Drawn & { readonly line: ReportLine | null },
): ReactNode {
  switch (column.kind) {
    case "day":
      return value && <DayText day={value} />;
    case "number":
      return <NumberText value={value} />;
    case "text":
      return value && column.of?.[value] ? say(column.of[value]) : value;
    default: {
      const told =
        value === null ? "–" : <MoneyText amount={value} currency={column.currency ?? currency} />;
      if (!open || opens?.(column.key) === false) return told;
      return (
        <OpenFigure
          name={say(words.opens, { figure: say(column.title) })}
          amount={value}
          currency={currency}
          open={() => open(column, line)}
        >
          {told}
        </OpenFigure>
      );
    }
  }
}

/** A figure that opens its lines; its name for readers of the screen has the amount as it is shown. */
function OpenFigure(props: {
  readonly name: string;
  readonly amount: string | null;
  readonly currency: string;
  readonly open: () => void;
  readonly children: ReactNode;
}) {
  const { amount, currency } = props;
  const language = useLanguage();
  const shown = amount === null ? "–" : sayAmount(amount, currency, language);
  return (
    <PlainButton
      kind="text"
      className="fw-figure"
      aria-label={`${props.name}: ${shown}`}
      onClick={props.open}
    >
      {props.children}
    </PlainButton>
  );
}
