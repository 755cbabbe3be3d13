import { partnerPicker } from "@fairway/areas/charge/web/pickers.ts";
import {
  amountColumn,
  dayColumn,
  numberColumn,
  statusColumn,
  wordsColumn,
} from "@fairway/areas/document/web/documentColumns.tsx";
import { DocumentList } from "@fairway/areas/document/web/DocumentList.tsx";
import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { SoaTabs } from "@fairway/areas/soa/web/SoaTabs.tsx";
import { useList } from "@fairway/ui/client/useList.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import type { Column } from "@fairway/ui/table/column.ts";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useState } from "react";
import { exportBillings, pageBillings } from "../contract.ts";
import type { BillingDate, BillingInvoice, BillingReference } from "../model/billing.ts";
import { billingKind } from "../model/billingKind.ts";
import { confirmHome } from "../model/confirmHome.ts";
import { typeWords } from "../model/invoiceFields.ts";
import { invoiceKind, numberOf } from "../model/invoiceKind.ts";
import { BillingDialog, type BillingVerb, useTakeBack } from "./BillingDialogs.tsx";
import {
  billingDateWords,
  billingReferenceWords,
  billingWords as words,
  isConfirmedWords,
} from "./billingWords.ts";

const home = ({ id }: BillingInvoice) => `${confirmHome}/${id}`;

/** VAT and on-behalf invoices, whose billing is confirmed with one date for all that are ticked. */
export default function ConfirmBillingList() {
  const say = useSay();
  const whyNot = useWhyNot();
  const [asked, setAsked] = useState<{
    readonly verb: BillingVerb;
    readonly invoices: readonly BillingInvoice[];
  } | null>(null);
  const takeBack = useTakeBack();
  const state = useTableState("confirm-billing", {
    filters: ["partner", "confirmed", "service", "numbersOf", "dateOf"] as const,
    dates: true,
  });
  const { partner, confirmed, service, numbersOf, dateOf } = state.filters;
  const criteria = {
    referenceNos: state.search,
    referenceType: (numbersOf || "VAT Invoice") as BillingReference,
    partnerId: partner || null,
    dateType: (dateOf || "VAT Invoice Date") as BillingDate,
    fromDate: state.from,
    toDate: state.to,
    isConfirmedBilling: confirmed ? confirmed === "yes" : null,
    services: service ? [service] : [],
  };
  const list = useList(pageBillings, { ...criteria, page: state.page, size: state.size });
  const why = whyNot("acctSOA.ConfirmBilling");
  const ask = (verb: BillingVerb) => ({
    key: verb,
    words: verb === "confirm" ? words.confirm : words.redate,
    why,
    all: (invoices: readonly BillingInvoice[]) => setAsked({ verb, invoices }),
  });
  return (
    <div className="fw-page">
      <PageHeader title={say(words.confirmBilling)} />
      <SoaTabs current="confirm-billing" />
      <DocumentList
        kind={billingKind}
        state={state}
        placeholder={words.search}
        dates={{ by: "dateOf", of: billingDateWords }}
        filters={[
          { name: "numbersOf", label: words.numbersOf, of: billingReferenceWords },
          { name: "partner", label: words.partner, source: partnerPicker },
          { name: "confirmed", label: words.confirmed, of: isConfirmedWords },
          { name: "service", label: words.service, of: serviceNames },
        ]}
        sheet={{ call: exportBillings, ask: criteria }}
        list={list}
        nameOf={numberOf}
        columns={columns}
        open={home}
        actionsOnMany={[
          ask("confirm"),
          ask("redate"),
          { key: "takeBack", words: words.takeBack, why, all: takeBack },
        ]}
        empty={<EmptyState title={words.none} detail={words.noneDetail} />}
      />
      {asked ? <BillingDialog {...asked} onClose={() => setAsked(null)} /> : null}
    </div>
  );
}

const columns: Column<BillingInvoice>[] = [
  numberColumn(
    {
      key: "invoiceNo",
      title: words.invoiceNo,
      width: 110,
      sheet: ["invoiceNoTempt", "invoiceNoReal"],
    },
    numberOf,
    home,
  ),
  {
    key: "taxCode",
    title: words.taxCode,
    width: 120,
    sheet: "partnerCode",
    read: (row) => row.taxCode,
  },
  { key: "partnerName", title: words.partner, width: 200, read: (row) => row.partnerName },
  amountColumn(
    { key: "amount", title: words.amount, width: 150, sheet: ["totalAmount", "currencyId"] },
    (row) => row.totalAmount,
  ),
  wordsColumn({ key: "type", title: words.type, width: 130 }, (row) => typeWords[row.type]),
  dayColumn({ key: "date", title: words.date, width: 110 }, (row) => row.date),
  { key: "paymentTerm", title: words.term, width: 110, sheet: [], read: (row) => row.paymentTerm },
  dayColumn(
    { key: "confirmBillingDate", title: words.billingDate, width: 140 },
    (row) => row.confirmBillingDate,
  ),
  dayColumn(
    { key: "dueDate", title: words.dueDate, width: 120, sheet: "paymentDueDate" },
    (row) => row.paymentDueDate,
  ),
  statusColumn(invoiceKind, words.status, 140),
];
