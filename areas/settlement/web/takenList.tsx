import { localCurrency } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { GridColumn, TypedColumn } from "@fairway/ui/grid/column.ts";
import type { KeyedLines, KeyedList } from "@fairway/ui/grid/useKeyedLines.ts";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { useLanguage } from "@fairway/ui/words/useSay.tsx";
import type { SettlementLine } from "../model/settlement.ts";
import { wrongAmounts } from "../model/whyNotSettlement.ts";
import { type SentTaken, sentTaken, storedTaken, type TakenRow, vndOfTaken } from "./takenRow.ts";
import { settlementWords as words } from "./words.ts";

const shown = (
  key: string,
  title: Words,
  width: number,
  read: (charge: TakenRow["charge"]) => string | null,
): TypedColumn<TakenRow> => ({ kind: "text", key, title, width, value: (row) => read(row.charge) });

const amount = (key: "netAmount" | "vatAmount" | "total", title: Words): TypedColumn<TakenRow> => ({
  kind: "number",
  key,
  title,
  width: 98,
  value: (row) => row.charge[key],
  show: (row) => <MoneyText amount={row.charge[key]} currency={row.charge.currencyId} />,
});

const keyed = (key: "netVnd" | "vatVnd", title: Words): TypedColumn<TakenRow> => ({
  kind: "number",
  key,
  title,
  width: 116,
  most: 0,
  lone: () => "thousands",
  value: (row) => vndOfTaken(row)[key],
  write: (row, value) => ({ ...row, [key]: value }),
});

const text = (key: "customNo" | "contNo", title: Words): TypedColumn<TakenRow> => ({
  kind: "text",
  key,
  title,
  width: 120,
  value: (row) => row[key],
  write: (row, value) => ({ ...row, [key]: value }),
});

/** The columns of the charges of jobs. */
export const takenColumns: readonly GridColumn<TakenRow>[] = [
  {
    kind: "flag",
    key: "ticked",
    title: words.ticked,
    width: 74,
    frozen: true,
    value: (row) => row.ticked,
    write: (row, ticked) => ({ ...row, ticked }),
  },
  { ...shown("jobNo", words.job, 116, ({ jobNo }) => jobNo), frozen: true },
  { ...shown("hwbno", words.hbl, 116, ({ hwbno, mawb }) => hwbno ?? mawb), frozen: true },
  shown("chargeCode", words.chargeCode, 80, ({ chargeCode }) => chargeCode),
  {
    ...shown("chargeName", words.charge, 150, ({ chargeNameEn }) => chargeNameEn),
    show: (row) => <ChargeName charge={row.charge} />,
  },
  amount("netAmount", words.net),
  amount("vatAmount", words.vatAmount),
  amount("total", words.total),
  shown("currencyId", words.currencyShort, 56, ({ currencyId }) => currencyId),
  {
    kind: "number",
    key: "exchangeRate",
    title: words.rate,
    width: 88,
    most: 8,
    lone: () => "thousands",
    value: (row) => row.exchangeRate ?? decimal(row.charge.finalExchangeRate).toFixed(),
    write: (row, exchangeRate) => ({ ...row, exchangeRate, netVnd: null, vatVnd: null }),
  },
  keyed("netVnd", words.netVnd),
  keyed("vatVnd", words.vatVnd),
  {
    kind: "number",
    key: "amountVnd",
    title: words.amountVnd,
    width: 116,
    value: (row) => sumOf(row),
    show: (row) => <MoneyText amount={sumOf(row)} currency={localCurrency} />,
  },
  shown("partner", words.partner, 130, ({ partnerName }) => partnerName),
  shown("invoiceNo", words.invoiceNo, 110, ({ invoiceNo }) => invoiceNo),
  { ...shown("invoiceDate", words.invoiceDate, 110, (each) => each.invoiceDate), kind: "day" },
  shown("vatPartner", words.vatPartner, 130, ({ vatPartnerName }) => vatPartnerName),
  shown("seriesNo", words.seriesNo, 90, ({ seriesNo }) => seriesNo),
  text("customNo", words.customNo),
  text("contNo", words.contNo),
  shown("notes", words.lineNote, 150, ({ notes }) => notes),
];

function sumOf(row: TakenRow): string {
  const { netVnd, vatVnd } = vndOfTaken(row);
  return decimal(netVnd).plus(decimal(vatVnd)).toFixed();
}

function ChargeName({ charge }: { readonly charge: TakenRow["charge"] }) {
  return useLanguage() === "vi" ? charge.chargeNameVi : charge.chargeNameEn;
}

/** The list of charges of jobs on a settlement; lines come from a search and are never typed. */
export const takenList: KeyedList<TakenRow, SettlementLine, SentTaken> = {
  field: "existing",
  columns: takenColumns,
  rowOf: storedTaken,
  newRow: () => {
    throw new Error("a charge of a job is found, not typed");
  },
  isBlank: () => false,
  sent: sentTaken,
  whyNot: (lines, at) => lines.flatMap((line, index) => wrongAmounts(line, index, at)),
};

/** The charges of jobs of a form. */
export type TakenLines = KeyedLines<TakenRow, SettlementLine, SentTaken>;
