import { PrinterOutlined } from "@ant-design/icons";
import { whyNot as whyNotDone } from "@fairway/areas/document/model/documentKind.ts";
import { DocumentFiles } from "@fairway/areas/document/web/DocumentFiles.tsx";
import { DocumentStatus } from "@fairway/areas/document/web/DocumentStatus.tsx";
import { useAddress, useParam } from "@fairway/ui/address/useAddress.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { DayField, NoteField, SelectField, TextField } from "@fairway/ui/form/fields.tsx";
import { type RecordFormHandle, useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { useHistory } from "@fairway/ui/history/useHistory.tsx";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { PaperViewer } from "@fairway/ui/parts/PaperViewer.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useMay } from "@fairway/ui/session/session.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useWatch } from "react-hook-form";
import {
  cancelInvoice,
  getInvoiceById,
  giveInvoiceReason,
  invoiceHistory,
  pageInvoices,
  previewInvoice,
  updateInvoice,
} from "../contract.ts";
import { issuingRights } from "../model/invoice.ts";
import type { InvoiceDetail } from "../model/invoiceDetail.ts";
import { methodWords, typeWords, voucherMethodWords } from "../model/invoiceFields.ts";
import { invoiceKind, numberOf } from "../model/invoiceKind.ts";
import { receiptAddress } from "../model/receiptAddress.ts";
import { LeftOnNotes } from "./LeftOnNotes.tsx";
import { InvoiceLines } from "./InvoiceLines.tsx";
import { RateReasonShown } from "@fairway/areas/rate/web/RateReasonShown.tsx";
import { LinksOfLines } from "./lineLinks.tsx";
import { invoicePlaces } from "./places.ts";
import { RealNumber } from "./RealNumber.tsx";
import { headOf } from "./headOf.ts";
import { TypedLines } from "./TypedLines.tsx";
import { SkippedNumbers } from "./SkippedNumbers.tsx";
import { words } from "./words.ts";

const invoiceHome = "/home/accounting/management/vat-invoice";

/** One invoice: its head, its lines as issued, its payments. */
export default function InvoiceDetailScreen() {
  return <AccountingDocument id={useParam("vatInvoiceId")} base={invoiceHome} />;
}

/** An invoice or a voucher on its page; `base` is its list. */
export function AccountingDocument({ id, base }: { readonly id: string; readonly base: string }) {
  const found = useAsk(getInvoiceById, { id });
  if (found.error) return <ErrorState fault={found.error} retry={() => void found.refetch()} />;
  if (!found.data) return <PageSkeleton />;
  return <InvoicePage invoice={found.data} base={base} />;
}

function InvoicePage({
  invoice,
  base,
}: {
  readonly invoice: InvoiceDetail;
  readonly base: string;
}) {
  const say = useSay();
  const language = useLanguage();
  const may = useMay();
  const whyNot = useWhyNot();
  const client = useClient();
  const cache = useQueryClient();
  const { go } = useAddress();
  const isVoucher = invoice.type === "Voucher";
  const { Payments } = invoicePlaces();
  const [isPrinting, setPrinting] = useState(false);
  const no = numberOf(invoice);
  const history = useHistory({ call: invoiceHistory, id: invoice.id, what: no });
  const mayUpdate = invoice.may.includes("update");
  const onlyRealNo = !mayUpdate && invoice.may.includes("realNumber");
  const whyNo = (verb: string) => whyNotDone(invoiceKind, verb, invoice)?.say(language) ?? null;
  // Changing an invoice takes the right to issue one as well.
  const issuing = issuingRights[invoice.type];
  const changing = may(issuing) ? "accManagement.write" : issuing;
  const form = useRecordForm({
    schema: updateInvoice.body,
    start: headOf(invoice),
    save: (values) => client.ask(updateInvoice, values),
    onSaved: ({ data: saved }) => {
      toast.success(say(words.saved, { no: numberOf(saved) }));
      for (const call of [getInvoiceById, pageInvoices]) {
        void cache.invalidateQueries({ queryKey: cacheKey(call) });
      }
    },
    latest: async () => headOf(await client.ask(getInvoiceById, { id: invoice.id })),
  });
  const cancel = useVerb(cancelInvoice, {
    invalidates: [getInvoiceById, pageInvoices],
    onDone: () => toast.success(say(words.canceled, { no })),
  });
  const currency = invoice.currencyId;
  return (
    <div className="fw-page">
      <PageHeader
        title={`${say(typeWords[invoice.type])} ${no}`}
        back={base}
        status={<DocumentStatus kind={invoiceKind} document={invoice} />}
        facts={
          <>
            <b>{invoice.partnerName}</b>
            <MoneyText amount={invoice.totalAmount} currency={currency} code />
            <span>
              {say(words.unpaid)}{" "}
              <MoneyText amount={invoice.unpaidAmount} currency={currency} code />
            </span>
            <span>
              {say(words.paymentTerm)} {invoice.paymentTerm} {say(words.days)}
            </span>
            <span>
              {say(words.dueDate)} <DayText day={invoice.paymentDueDate} />
            </span>
          </>
        }
        primary={{
          words: words.save,
          run: form.submit,
          busy: form.saving,
          why: whyNo("update") ?? whyNot(changing, !mayUpdate),
        }}
        actions={[
          invoice.may.includes("print") && {
            words: invoice.invoiceNoReal === null ? words.printDraft : words.print,
            icon: <PrinterOutlined />,
            keys: "alt+p",
            run: () => setPrinting(true),
          },
          history.action,
          invoice.may.includes("receive") && {
            words: words.receive,
            keys: "alt+r",
            run: () => go(receiptAddress(invoice.partnerId, [invoice.id])),
          },
        ]}
        dangerous={[
          {
            words: isVoucher ? words.cancelVoucher : words.cancel,
            run: () => cancel.mutate({ id: invoice.id, version: invoice.version }),
            busy: cancel.isPending,
            why: whyNo("cancel") ?? whyNot("accManagement.delete", !invoice.may.includes("cancel")),
            confirm: {
              title: say(words.cancelSure, { no }),
              detail: say(words.cancelDetail),
              danger: true,
            },
          },
        ]}
      />
      {history.drawer}
      {isPrinting ? (
        <PaperViewer
          title={no}
          version={String(invoice.version)}
          load={(printedIn) =>
            client.download(previewInvoice, { id: invoice.id, language: printedIn })
          }
          onClose={() => setPrinting(false)}
        />
      ) : null}
      <LeftOnNotes notes={invoice.notesLeft} />
      {onlyRealNo ? <RealNumber key={invoice.version} invoice={invoice} /> : null}
      <RecordForm form={form} readOnly={!mayUpdate}>
        <Section title={isVoucher ? words.voucher : words.main} columns={3}>
          <TextField name="voucherId" label={words.voucherId} max={30} required />
          {isVoucher ? null : (
            <>
              <TextField name="invoiceNoTempt" label={words.invoiceNoTempt} max={20} required />
              <TextField name="serie" label={words.serie} max={20} required />
            </>
          )}
          {onlyRealNo || isVoucher ? null : (
            <TextField name="invoiceNoReal" label={words.invoiceNoReal} max={20} />
          )}
          <DayField name="date" label={isVoucher ? words.voucherDate : words.date} required />
          <SelectField
            name="paymentMethod"
            label={words.paymentMethod}
            of={isVoucher ? voucherMethodWords : methodWords}
            required
          />
          <TextField name="accountNo" label={words.accountNo} max={20} required />
          <NoteField name="description" label={words.description} span={2} rows={1} max={1000} />
          <SkippedByChange form={form} invoice={invoice} />
        </Section>
      </RecordForm>
      <Section title={words.lines} columns={1} extra={<LinksOfLines lines={invoice.charges} />}>
        <RateReasonShown
          call={giveInvoiceReason}
          record={invoice}
          touched={[getInvoiceById, pageInvoices]}
        />
        {mayUpdate ? (
          <TypedLines key={invoice.version} invoice={invoice} />
        ) : (
          <InvoiceLines lines={invoice.charges} />
        )}
      </Section>
      {Payments && !isVoucher ? (
        <Suspense fallback={null}>
          <Payments invoice={invoice} />
        </Suspense>
      ) : null}
      <DocumentFiles
        kind={invoiceKind}
        id={invoice.id}
        number={no}
        isSynced={invoiceKind.standing(invoice).isSynced}
      />
    </div>
  );
}

/** Says how many numbers the typed one skips, while the number differs from the saved one. */
function SkippedByChange(props: {
  readonly form: RecordFormHandle;
  readonly invoice: InvoiceDetail;
}) {
  const { type, invoiceNoTempt, serie } = props.invoice;
  const [typed, typedSerie]: unknown[] = useWatch({
    control: props.form.form.control,
    name: ["invoiceNoTempt", "serie"],
  });
  if (type === "Voucher" || (typed === invoiceNoTempt && typedSerie === serie)) return null;
  return <SkippedNumbers type={type} serie={String(typedSerie)} typed={String(typed)} />;
}
