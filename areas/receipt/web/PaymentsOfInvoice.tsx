import type { InvoiceDetail } from "@fairway/areas/invoice/model/invoiceDetail.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { paymentsOfInvoice } from "../contract.ts";
import type { PaymentEvent } from "../model/receipt.ts";
import { methodWords } from "../model/receiptWords.ts";
import { words } from "./words.ts";

const methods: Readonly<Record<string, Words>> = methodWords;

/** The receipts on an invoice and their reversals, with what was open after each. */
export default function PaymentsOfInvoice({ invoice }: { readonly invoice: InvoiceDetail }) {
  const say = useSay();
  const found = useAsk(paymentsOfInvoice, { refNo: invoice.id }, { quiet: true });
  if (found.error) return <ErrorState fault={found.error} retry={() => void found.refetch()} />;
  const payments = (found.data ?? []).filter((each) => each.event !== "issued");
  const inVnd = invoice.currencyId === localCurrency;
  const money = (vnd: string, usd: string | null) => (
    <MoneyText amount={inVnd ? vnd : usd} currency={invoice.currencyId} code />
  );
  return (
    <Section title={words.payments} columns={1}>
      {payments.length === 0 ? (
        <p className="fw-quiet">{say(words.noPayments)}</p>
      ) : (
        <PlainTable
          rows={payments.map((each, at) => ({ ...each, at }))}
          rowKey={(each) => String(each.at)}
          columns={[
            {
              key: "date",
              title: say(words.paidDate),
              read: (each) => <DayText day={each.paymentDate} />,
            },
            { key: "no", title: say(words.receiptNo), read: (each) => <Receipt event={each} /> },
            {
              key: "method",
              title: say(words.method),
              read: ({ paymentMethod }) => {
                const label = paymentMethod && methods[paymentMethod];
                return label ? say(label) : paymentMethod;
              },
            },
            {
              key: "paid",
              title: say(words.paidHere),
              right: true,
              read: (each) => money(each.paidVnd, each.paidUsd),
            },
            {
              key: "open",
              title: say(words.openAfter),
              right: true,
              read: (each) => money(each.unpaidVnd, each.unpaidUsd),
            },
          ]}
        />
      )}
    </Section>
  );
}

function Receipt({ event: { event, receiptNo } }: { readonly event: PaymentEvent }) {
  const say = useSay();
  if (!receiptNo) return <span className="fw-quiet">{say(words.notSeen)}</span>;
  const to = `/home/accounting/account-receivable-payable?from=any&q=${encodeURIComponent(receiptNo)}`;
  return (
    <>
      <ScreenLink to={to}>{receiptNo}</ScreenLink>
      {event === "cancel" ? ` · ${say(words.reversed)}` : null}
    </>
  );
}
