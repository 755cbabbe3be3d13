import { lineTotals } from "@fairway/areas/charge/model/lineTotals.ts";
import { decimalsOf, localCurrency } from "@fairway/core/money/currency.ts";
import { sum } from "@fairway/core/money/decimal.ts";
import { MoneyText, NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import type { InvoiceLine } from "../model/invoice.ts";
import { billOf, jobOf, noteOf } from "./lineLinks.tsx";
import { words } from "./words.ts";

/** The lines of an invoice with their amounts as issued. */
export function InvoiceLines(props: { readonly lines: readonly InvoiceLine[] }) {
  const say = useSay();
  const language = useLanguage();
  const several = (read: (line: InvoiceLine) => string | null) =>
    new Set(props.lines.map(read)).size > 1;
  // Values that all lines share are shown above the table.
  const where = [
    { key: "job", title: say(words.job), no: (line: InvoiceLine) => line.jobNo, read: jobOf },
    { key: "hbl", title: say(words.hbl), no: (line: InvoiceLine) => line.hwbno, read: billOf },
    { key: "note", title: say(words.note), no: (line: InvoiceLine) => line.cdNoteNo, read: noteOf },
  ].filter((column) => several(column.no));
  const sums = lineTotals(props.lines);
  const vnd = (read: (line: InvoiceLine) => string) => (
    <MoneyText amount={sum(props.lines.map(read)).toFixed()} currency={localCurrency} />
  );
  const byCurrency = (read: (total: (typeof sums.totals)[number]) => string) =>
    sums.totals.map((total) => (
      <div key={total.currencyId}>
        <MoneyText amount={read(total)} currency={total.currencyId} code />
      </div>
    ));
  const money = (
    key: "orgAmount" | "orgVat" | "amountVnd" | "vatVnd",
    read: (line: InvoiceLine) => string,
    inVnd = false,
  ) => ({
    key,
    title: say(words[key]),
    right: true,
    read: (line: InvoiceLine) => (
      <MoneyText
        amount={read(line)}
        currency={inVnd ? localCurrency : line.currencyId}
        code={!inVnd}
      />
    ),
  });
  return (
    <PlainTable
      rows={props.lines}
      rowKey={(line) => line.id}
      foot={{
        code: say(words.total),
        orgAmount: byCurrency((total) => total.net),
        orgVat: byCurrency((total) => total.vat),
        amountVnd: vnd((line) => line.amountVnd),
        vatVnd: vnd((line) => line.vatAmountVnd),
      }}
      columns={[
        { key: "code", title: say(words.code), read: (line) => line.chargeCode },
        {
          key: "charge",
          title: say(words.charge),
          read: (line) => (language === "vi" ? line.chargeNameVi : line.chargeNameEn),
        },
        ...where,
        {
          key: "quantity",
          title: say(words.quantity),
          right: true,
          read: (line) => <NumberText value={line.quantity} unit={line.unitCode} />,
        },
        {
          key: "unitPrice",
          title: say(words.unitPrice),
          right: true,
          read: (line) => <NumberText value={line.unitPrice} least={decimalsOf(line.currencyId)} />,
        },
        money("orgAmount", (line) => line.netAmount),
        {
          key: "vat",
          title: say(words.vat),
          right: true,
          read: (line) => <NumberText value={line.vatrate} />,
        },
        money("orgVat", (line) => line.vatAmount),
        {
          key: "rate",
          title: say(words.rate),
          right: true,
          read: (line) =>
            line.currencyId === localCurrency ? null : (
              <NumberText value={line.finalExchangeRate} />
            ),
        },
        money("amountVnd", (line) => line.amountVnd, true),
        money("vatVnd", (line) => line.vatAmountVnd, true),
        { key: "contra", title: say(words.contraAccount), read: (line) => line.contraAccount },
      ]}
    />
  );
}
