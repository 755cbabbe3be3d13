import { termBases } from "@fairway/areas/agreement/model/agreement.ts";
import { DocumentStatus } from "@fairway/areas/document/web/DocumentStatus.tsx";
import { useParam } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { Fact } from "@fairway/ui/parts/Fact.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Said } from "@fairway/ui/words/Said.tsx";
import { useState } from "react";
import type { Answer } from "@fairway/core/contract/call.ts";
import { getBilling } from "../contract.ts";
import { confirmHome } from "../model/confirmHome.ts";
import { typeWords } from "../model/invoiceFields.ts";
import { invoiceKind, numberOf } from "../model/invoiceKind.ts";
import { BillingDialog, type BillingVerb, useTakeBack } from "./BillingDialogs.tsx";
import { billingWords as words } from "./billingWords.ts";
import { InvoiceLines } from "./InvoiceLines.tsx";
import "@fairway/areas/soa/web/soa.css";

/** An invoice whose billing is confirmed: its terms and its lines. */
export default function ConfirmBillingDetail() {
  const id = useParam("vatInvoiceId");
  const asked = useAsk(getBilling, { id });
  if (asked.error && !asked.data) {
    return <ErrorState fault={asked.error} retry={() => void asked.refetch()} />;
  }
  if (!asked.data) return <PageSkeleton />;
  return <Page invoice={asked.data} />;
}

function Page({ invoice }: { readonly invoice: Answer<typeof getBilling> }) {
  const say = useSay();
  const [verb, setVerb] = useState<BillingVerb | null>(null);
  const takeBack = useTakeBack();
  const { may, confirmBillingDate } = invoice;
  return (
    <div className="fw-page">
      <PageHeader
        title={`${say(typeWords[invoice.type])} ${numberOf(invoice)}`}
        back={confirmHome}
        status={<DocumentStatus kind={invoiceKind} document={invoice} />}
        facts={<MoneyText amount={invoice.totalAmount} currency={invoice.currencyId} code />}
        primary={
          may.includes("confirm") ? { words: words.confirm, run: () => setVerb("confirm") } : null
        }
        actions={[
          may.includes("redate") && { words: words.redate, run: () => setVerb("redate") },
          may.includes("confirm") &&
            confirmBillingDate !== null && {
              words: words.takeBack,
              run: () => takeBack([invoice]),
            },
        ]}
      />
      <Section title={words.invoiceToConfirm} columns={1}>
        <div className="fw-soa-facts">
          <Fact name={words.partner}>{invoice.partnerName}</Fact>
          <Fact name={words.taxCode}>{invoice.taxCode}</Fact>
          <Fact name={words.date}>
            <DayText day={invoice.date} />
          </Fact>
          <Fact name={words.term}>{invoice.paymentTerm}</Fact>
          <Fact name={words.base}>
            <Said words={termBases[invoice.baseDueDate]} />
          </Fact>
          <Fact name={words.billingDate}>
            <DayText day={confirmBillingDate} />
          </Fact>
          <Fact name={words.dueDate}>
            <DayText day={invoice.paymentDueDate} />
          </Fact>
        </div>
      </Section>
      <Section title={words.lines} columns={1}>
        <InvoiceLines lines={invoice.charges} />
      </Section>
      {verb ? (
        <BillingDialog verb={verb} invoices={[invoice]} onClose={() => setVerb(null)} />
      ) : null}
    </div>
  );
}
