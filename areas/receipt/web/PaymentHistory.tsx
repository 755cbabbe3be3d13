import { partnerPicker } from "@fairway/areas/charge/web/pickers.ts";
import { statusWords } from "@fairway/areas/document/model/documentStatus.ts";
import {
  amountColumn,
  dayColumn,
  numberColumn,
} from "@fairway/areas/document/web/documentColumns.tsx";
import { DocumentList } from "@fairway/areas/document/web/DocumentList.tsx";
import { type PaymentStatus, paymentTags } from "@fairway/areas/due/model/paymentStatus.ts";
import { numberOf } from "@fairway/areas/invoice/model/invoiceKind.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { Tabs } from "@fairway/ui/parts/Tabs.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import type { Column } from "@fairway/ui/table/column.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import { type TableState, useTableState } from "@fairway/ui/table/useTableState.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useState } from "react";
import {
  exportAgencyPayments,
  exportCustomerPayments,
  exportPayments,
  exportReceiptAdvance,
  pagePayments,
} from "../contract.ts";
import { type OverdueBucket, overdueBuckets, type PaymentRow } from "../model/paymentRow.ts";
import { importedPayments } from "../model/paymentImportSheet.ts";
import { statementWords } from "../model/statementWords.ts";
import { receiptKind } from "../model/receiptKind.ts";
import { ExtendDialog } from "./ExtendDialog.tsx";
import { words } from "./words.ts";

const home = "/home/accounting/account-receivable-payable/history-payment";
const importWords = { Invoice: words.importPayments, OBH: words.importObhPayments };

const invoiceHome = ({ id }: PaymentRow) => `/home/accounting/management/vat-invoice/${id}`;

/** Invoices with what was paid, what is open and how late it is; their due days are extended. */
export default function PaymentHistory() {
  const say = useSay();
  const may = useMay();
  const { go } = useAddress();
  const { download, underWay } = useDownload();
  const state = useTableState("payment-history", {
    filters: ["partner", "payment", "overdue"],
    dates: true,
  });
  const ask = {
    partnerId: state.filters.partner || null,
    referenceNos: state.search,
    fromDate: state.from,
    toDate: state.to,
  };
  const sheets = [
    { words: statementWords.customerPayments, call: exportCustomerPayments },
    { words: statementWords.agencyPayments, call: exportAgencyPayments },
    { words: statementWords.advances, call: exportReceiptAdvance },
  ] as const;
  return (
    <div className="fw-page">
      <PageHeader
        title={say(words.paymentHistory)}
        back="/home/accounting/account-receivable-payable"
        actions={[
          ...importedPayments.map(
            (kind) =>
              may("acctARP.import") && {
                words: importWords[kind],
                run: () => go(`${home}/import?type=${kind}`),
              },
          ),
          ...sheets.map(
            (sheet) =>
              may("acctARP.export") && {
                words: sheet.words,
                run: () => void download(sheet.call, ask),
              },
          ),
        ]}
      />
      {underWay}
      <Tabs
        tabs={[
          {
            key: "invoice",
            words: words.invoiceTab,
            content: () => <Payments paymentType="Invoice" state={state} />,
          },
          {
            key: "obh",
            words: words.obhTab,
            content: () => <Payments paymentType="OBH" state={state} />,
          },
        ]}
      />
    </div>
  );
}

function Payments({
  paymentType,
  state,
}: {
  readonly paymentType: "Invoice" | "OBH";
  readonly state: TableState<"partner" | "payment" | "overdue">;
}) {
  const whyNot = useWhyNot();
  const [asked, setAsked] = useState<readonly PaymentRow[] | null>(null);
  const { partner, payment, overdue } = state.filters;
  const criteria = {
    paymentType,
    referenceNos: state.search,
    partnerId: partner || null,
    paymentStatus: (payment || null) as PaymentStatus | null,
    overDueDays: (overdue || null) as OverdueBucket | null,
    fromIssuedDate: state.from,
    toIssuedDate: state.to,
  };
  const list = useList(pagePayments, { ...criteria, page: state.page, size: state.size });
  return (
    <div className="fw-form">
      <DocumentList
        kind={receiptKind}
        state={state}
        placeholder={words.searchPayments}
        dates={words.invoiceDate}
        filters={[
          { name: "partner", label: words.partner, source: partnerPicker },
          { name: "payment", label: words.paymentStatus, of: statusWords(paymentTags) },
          { name: "overdue", label: words.overdueBy, of: bucketWords },
        ]}
        sheet={{ call: exportPayments, ask: criteria }}
        list={list}
        nameOf={numberOf}
        columns={columns}
        open={invoiceHome}
        actionsOnMany={[
          {
            key: "extend",
            words: words.extend,
            why: whyNot("acctARP.write"),
            all: (rows: readonly PaymentRow[]) => setAsked(rows),
          },
        ]}
        empty={<EmptyState title={words.noPaymentsListed} detail={words.noPaymentsListedDetail} />}
      />
      {asked ? <ExtendDialog invoices={asked} onClose={() => setAsked(null)} /> : null}
    </div>
  );
}

const bucketWords = Object.fromEntries(
  Object.entries(overdueBuckets).map(([key, bucket]) => [key, bucket.words]),
);

const columns: Column<PaymentRow>[] = [
  numberColumn(
    {
      key: "invoiceNo",
      title: words.invoiceNo,
      width: 112,
      sheet: ["invoiceNoTempt", "invoiceNoReal", "serie"],
    },
    numberOf,
    invoiceHome,
  ),
  {
    key: "partner",
    title: words.partner,
    width: 170,
    read: (row) => row.partnerName,
    sheet: ["partnerCode", "partnerName"],
  },
  dayColumn({ key: "date", title: words.invoiceDate, width: 104 }, (row) => row.date),
  amountColumn(
    { key: "totalAmount", title: words.total, width: 130, sheet: ["totalAmount", "currencyId"] },
    (row) => row.totalAmount,
  ),
  amountColumn({ key: "paidAmount", title: words.paidHere, width: 124 }, (row) => row.paidAmount),
  amountColumn({ key: "unpaidAmount", title: words.unpaid, width: 124 }, (row) => row.unpaidAmount),
  {
    key: "paymentStatus",
    title: words.paymentStatus,
    width: 112,
    read: (row) => <StatusTag {...paymentTags[row.paymentStatus]} />,
  },
  dayColumn({ key: "paymentDueDate", title: words.due, width: 104 }, (row) => row.paymentDueDate),
  {
    key: "overdueDays",
    title: words.overdueDays,
    width: 92,
    align: "right",
    read: (row) => row.overdueDays || null,
  },
  {
    key: "extendDays",
    title: words.extendedDays,
    width: 92,
    align: "right",
    read: (row) => row.extendDays || null,
    sheet: ["extendDays", "extendNote"],
  },
];
