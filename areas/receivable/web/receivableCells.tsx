import { creditLevel } from "@fairway/areas/agreement/model/creditFigures.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { MoneyText, NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import type { Column } from "@fairway/ui/table/column.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import type { ReactNode } from "react";
import { orders } from "../model/criteria.ts";
import { type FigureName, figureNames } from "../model/figures.ts";
import { type Receivable, receivableMarks } from "../model/receivable.ts";
import {
  type ColumnName,
  columnsOfTab,
  receivableColumns,
  saidValues,
} from "../model/receivableColumns.ts";
import { detailHome } from "../model/receivableHome.ts";
import type { ReceivableTabName } from "../model/receivableTabs.ts";
import { words } from "./words.ts";

const meanings = { good: "good", near: "waiting", over: "bad" } as const;
const widths: Partial<Record<ColumnName, number>> = {
  partnerCode: 92,
  partnerName: 172,
  salesmanName: 150,
  parentName: 150,
  currency: 84,
  debitRate: 96,
  debitAmount: 116,
  billingUnpaid: 116,
};

/** A debit rate in the colour of its level. */
export function RateText({ rate }: { readonly rate: string | null }) {
  if (rate === null) return null;
  return (
    <span className={`fw-status fw-status-${meanings[creditLevel(rate)]}`}>
      <NumberText value={rate} least={2} most={2} unit="%" />
    </span>
  );
}

/** The warnings of a receivable. */
export function ReceivableMarks({ row }: { readonly row: Receivable }) {
  return (
    <>
      {receivableMarks
        .filter((mark) => row[mark])
        .map((mark) => (
          <StatusTag key={mark} words={words[mark]} meaning="bad" />
        ))}
    </>
  );
}

/** The columns of a tab; a figure opens its documents. */
export function receivableColumnsOf(tab: ReceivableTabName, day: Day | null): Column<Receivable>[] {
  const columns = columnsOfTab[tab].map((name): Column<Receivable> => {
    const { words: title, kind } = receivableColumns[name];
    const isSorted = (orders as readonly string[]).includes(name);
    return {
      key: name,
      title,
      width: widths[name] ?? (kind === "money" ? 108 : 112),
      align: kind === "money" || kind === "number" ? "right" : "left",
      frozen: name === "partnerName" || (tab === "GUARANTEED" && name === "salesmanName"),
      ...(isSorted ? { sort: name } : {}),
      read: (row) => cell(row, name, day),
    };
  });
  const marks: Column<Receivable> = {
    key: "marks",
    title: words.marks,
    width: 120,
    read: (row) => <ReceivableMarks row={row} />,
  };
  const at = columns.findIndex(({ key }) => key === "currency");
  return [...columns.slice(0, at), marks, ...columns.slice(at)];
}

function cell(row: Receivable, name: ColumnName, day: Day | null): ReactNode {
  if (name === "debitRate") return <RateText rate={row.debitRate} />;
  if ((figureNames as readonly string[]).includes(name)) {
    return <FigureText row={row} figure={name as FigureName} day={day} />;
  }
  const { kind } = receivableColumns[name];
  const value = row[name];
  if (value === null) return null;
  if (kind === "money") return <MoneyText amount={String(value)} currency={row.currency} />;
  if (kind === "date") return <DayText day={String(value)} />;
  if (name in saidValues) return <Said name={name} value={String(value)} />;
  return value;
}

function Said({ name, value }: { readonly name: ColumnName; readonly value: string }) {
  const say = useSay();
  const found = saidValues[name]?.[value];
  return found ? say(found) : value;
}

function FigureText(props: {
  readonly row: Receivable;
  readonly figure: FigureName;
  readonly day: Day | null;
}) {
  const { row, figure, day } = props;
  const amount = row[figure];
  if (amount === null) return "–";
  const text = <MoneyText amount={amount} currency={row.currency} />;
  if (Number(amount) === 0 || (!row.agreementId && !row.partnerId)) return text;
  return <ScreenLink to={detailHome(row, { day, figure })}>{text}</ScreenLink>;
}
