import type { Clearing } from "@fairway/areas/due/model/clearPool.ts";
import type { ShownInvoice } from "@fairway/areas/invoice/model/invoice.ts";
import { numberOf } from "@fairway/areas/invoice/model/invoiceKind.ts";
import { type BookCurrency, decimalsOf, localCurrency } from "@fairway/core/money/currency.ts";
import { type Day, daysBetween, today } from "@fairway/core/time/day.ts";
import { NumberInput } from "@fairway/ui/form/NumberInput.tsx";
import { loneSignOf } from "@fairway/ui/form/readNumber.ts";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Checkbox } from "antd";
import { typeWords } from "../model/receiptWords.ts";
import type { ReceiptDraft } from "./receiptDraft.ts";
import { words } from "./words.ts";

/** The day on which an invoice falls due; the days since then are said where it is overdue. */
function DueDay({ due, today: now }: { readonly due: Day | null; readonly today: Day }) {
  const say = useSay();
  if (due === null || due >= now) return <DayText day={due} />;
  const late = say(words.overdue, { days: daysBetween(due, now) });
  return (
    <span className="fw-negative" title={late}>
      <DayText day={due} />
      <span className="fw-hidden"> {late}</span>
    </span>
  );
}

/** Open invoices to clear: a tick spreads the money in order, a typed amount is fixed. */
export function OpenInvoices(props: {
  readonly invoices: readonly ShownInvoice[];
  readonly payments: ReceiptDraft["payments"];
  readonly currencyId: BookCurrency;
  readonly clearing: Clearing | null;
  /** The receipt's own number; other drafts on an invoice are said. */
  readonly receiptNo: string | null;
  readonly onChange: (payments: ReceiptDraft["payments"]) => void;
}) {
  const say = useSay();
  const { payments, currencyId, clearing } = props;
  const { timeZone } = useSession();
  const day = today(timeZone);
  const lineOf = (invoice: ShownInvoice) =>
    clearing?.lines.find((line) => line.id === invoice.id) ?? null;
  const toggle = (invoice: ShownInvoice) => {
    const { [invoice.id]: before, ...others } = payments;
    props.onChange(before === undefined ? { ...others, [invoice.id]: null } : others);
  };
  const chosen = props.invoices.filter((each) => each.id in payments).length;
  const every = chosen === props.invoices.length;
  const toggleAll = () =>
    props.onChange(
      every
        ? {}
        : Object.fromEntries(props.invoices.map((each) => [each.id, payments[each.id] ?? null])),
    );
  return (
    <>
      <Checkbox checked={every} indeterminate={!every && chosen > 0} onChange={toggleAll}>
        {say(words.clearAll)}
      </Checkbox>
      <PlainTable
        rows={props.invoices}
        rowKey={(invoice) => invoice.id}
        columns={[
          {
            key: "tick",
            title: say(words.clear),
            read: (invoice) => (
              <Checkbox
                aria-label={`${say(words.clear)} ${numberOf(invoice)}`}
                checked={invoice.id in payments}
                onChange={() => toggle(invoice)}
              />
            ),
          },
          {
            key: "no",
            title: say(words.invoiceNo),
            read: (invoice) => (
              <>
                {numberOf(invoice)}{" "}
                {invoice.heldBy !== null && invoice.heldBy !== props.receiptNo ? (
                  <StatusTag words={words.onDraft} meaning="waiting" />
                ) : null}
              </>
            ),
          },
          {
            key: "type",
            title: say(words.type),
            read: (invoice) => say(typeWords[invoice.type === "InvoiceTemp" ? "OBH" : "DEBIT"]),
          },
          {
            key: "reference",
            title: say(words.reference),
            read: (invoice) => invoice.cdNoteNos || invoice.jobNos,
          },
          {
            key: "date",
            title: say(words.date),
            read: (invoice) => <DayText day={invoice.date} />,
          },
          {
            key: "due",
            title: say(words.due),
            read: ({ paymentDueDate: due }) => <DueDay due={due} today={day} />,
          },
          {
            key: "unpaid",
            title: say(words.unpaid),
            right: true,
            read: (invoice) => (
              <MoneyText amount={invoice.unpaidAmount} currency={invoice.currencyId} code />
            ),
          },
          {
            key: "pays",
            title: `${say(words.pays)} (${currencyId})`,
            right: true,
            read: (invoice) => (
              <NumberInput
                label={`${say(words.pays)} ${numberOf(invoice)}`}
                least={decimalsOf(currencyId)}
                lone={loneSignOf(currencyId)}
                value={payments[invoice.id] ?? lineOf(invoice)?.paidAmount ?? null}
                onChange={(amount) => props.onChange({ ...payments, [invoice.id]: amount })}
              />
            ),
          },
          {
            key: "remains",
            title: say(words.remains),
            right: true,
            read: (invoice) => {
              const line = lineOf(invoice);
              const inVnd = invoice.currencyId === localCurrency;
              return line ? (
                <MoneyText
                  amount={inVnd ? line.balanceVnd : line.balanceUsd}
                  currency={invoice.currencyId}
                  code
                />
              ) : null;
            },
          },
        ]}
      />
    </>
  );
}
