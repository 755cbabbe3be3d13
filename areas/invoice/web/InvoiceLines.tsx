import { localCurrency } from "@fairway/core/money/currency.ts";
import { MoneyText, NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import type { InvoiceLine } from "../model/invoice.ts";
import { words } from "./words.ts";

/** The lines of an invoice with their amounts as issued. */
export function InvoiceLines(props: { readonly lines: readonly InvoiceLine[] }) {
  const say = useSay();
  const language = useLanguage();
  const several = (read: (line: InvoiceLine) => string | null) =>
    new Set(props.lines.map(read)).size > 1;
  // Values that all lines share are shown above the table.
  const where = [
    { key: "job", title: say(words.job), read: (line: InvoiceLine) => line.jobNo },
    { key: "hbl", title: say(words.hbl), read: (line: InvoiceLine) => line.hwbno },
    { key: "note", title: say(words.note), read: (line: InvoiceLine) => line.cdNoteNo },
  ].filter((column) => several(column.read));
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
          read: (line) => <NumberText value={line.unitPrice} />,
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
