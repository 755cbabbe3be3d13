import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { RateReasonShown } from "@fairway/areas/rate/web/RateReasonShown.tsx";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { DayText, InstantText } from "@fairway/ui/parts/DayText.tsx";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { MoneyText, NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { PageHeader, type PageAction } from "@fairway/ui/parts/PageHeader.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import type { ReactNode } from "react";
import { getReceiptById, giveReceiptReason, pageReceipts } from "../contract.ts";
import { isCredit, type PaymentLine, type ReceiptDetail } from "../model/receipt.ts";
import { classWords, methodWords, typeWords } from "../model/receiptWords.ts";
import { words } from "./words.ts";

/** A done or canceled receipt, read-only. */
export function ReceiptPage(props: {
  readonly receipt: ReceiptDetail;
  readonly status: ReactNode;
  readonly actions: readonly PageAction[];
  readonly dangerous: readonly PageAction[];
}) {
  const say = useSay();
  const { receipt } = props;
  return (
    <div className="fw-page">
      <PageHeader
        title={`${say(words.detail)} ${receipt.paymentRefNo}`}
        back="/home/accounting/account-receivable-payable"
        status={props.status}
        facts={
          <>
            <b>{receipt.customerName}</b>
            <MoneyText amount={receipt.finalPaidAmount} currency={receipt.currencyId} code />
          </>
        }
        actions={props.actions}
        dangerous={props.dangerous}
      />
      <Section title={words.money} columns={3}>
        <Labelled label={words.payer}>
          {receipt.customerCode} · {receipt.customerName}
        </Labelled>
        <Labelled label={words.collected}>
          <MoneyText amount={receipt.paidAmount} currency={receipt.currencyId} code />
        </Labelled>
        <Labelled label={words.paidDate}>
          <DayText day={receipt.paymentDate} />
        </Labelled>
        <Labelled label={words.class}>{say(classWords[receipt.class])}</Labelled>
        <Labelled label={words.method}>{say(methodWords[receipt.paymentMethod])}</Labelled>
        <Labelled label={words.usdRate}>
          <NumberText value={receipt.excRateUsdToLocal} />
        </Labelled>
        <RateReasonShown
          call={giveReceiptReason}
          record={receipt}
          touched={[getReceiptById, pageReceipts]}
        />
        <Labelled label={words.bankAccountNo}>{receipt.bankAccountNo || "–"}</Labelled>
        {receipt.obhpartnerName ? (
          <Labelled label={words.onBehalfOf}>{receipt.obhpartnerName}</Labelled>
        ) : null}
        {receipt.referenceId ? (
          <Labelled label={words.followsReceipt}>
            <ScreenLink
              to={`/home/accounting/account-receivable-payable/receipt/${receipt.referenceId}`}
            >
              {receipt.referenceNo}
            </ScreenLink>
          </Labelled>
        ) : null}
        <Labelled label={words.description} span={2}>
          {receipt.description || "–"}
        </Labelled>
        {receipt.status === "Cancel" ? (
          <Labelled label={words.cancelledBy} span={3}>
            {receipt.cancelledByName}
            {" · "}
            <InstantText instant={receipt.cancelledAt} />
            {receipt.cancelReason ? " · " : ""}
            {receipt.cancelReason}
          </Labelled>
        ) : null}
      </Section>
      <Section title={words.cleared} columns={1}>
        <PaymentLines receipt={receipt} />
      </Section>
    </div>
  );
}

function PaymentLines({ receipt }: { readonly receipt: ReceiptDetail }) {
  const say = useSay();
  const own = (line: PaymentLine, vnd: string | null, usd: string | null) =>
    line.refCurrency ? (
      <MoneyText
        amount={line.refCurrency === secondCurrency ? usd : vnd}
        currency={line.refCurrency}
        code
      />
    ) : null;
  return (
    <PlainTable
      rows={receipt.payments}
      rowKey={(line) => line.id}
      columns={[
        {
          key: "type",
          title: say(words.type),
          read: (line) =>
            line.negative
              ? `${say(typeWords[line.type])} (${say(words.reversed)})`
              : say(typeWords[line.type]),
        },
        {
          key: "invoiceNo",
          title: say(words.invoiceNo),
          read: (line) =>
            line.refId ? (
              <ScreenLink
                to={`/home/accounting/management/${isCredit(line.type) ? "voucher" : "vat-invoice"}/${line.refId}`}
              >
                {line.invoiceNo}
              </ScreenLink>
            ) : null,
        },
        { key: "reference", title: say(words.reference), read: (line) => line.billingRefNo },
        {
          key: "unpaid",
          title: say(words.unpaid),
          right: true,
          read: (line) => own(line, line.unpaidAmountVnd, line.unpaidAmountUsd),
        },
        {
          key: "pays",
          title: say(words.pays),
          right: true,
          read: (line) => (
            <MoneyText
              amount={isCredit(line.type) ? line.creditAmount : line.paidAmount}
              currency={receipt.currencyId}
              code
            />
          ),
        },
        {
          key: "cleared",
          title: say(words.cleared),
          right: true,
          read: (line) => own(line, line.totalPaidVnd, line.totalPaidUsd),
        },
        {
          key: "remains",
          title: say(words.remains),
          right: true,
          read: (line) => own(line, line.balanceVnd, line.balanceUsd),
        },
        {
          key: "gainLoss",
          title: say(words.gainLoss),
          right: true,
          read: (line) =>
            Number(line.exchangeDifferenceVnd) === 0 ? null : (
              <MoneyText amount={line.exchangeDifferenceVnd} currency={localCurrency} />
            ),
        },
      ]}
    />
  );
}
