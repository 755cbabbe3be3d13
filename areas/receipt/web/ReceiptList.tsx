import { prepaidHome } from "@fairway/areas/credit/model/prepaidView.ts";
import { titles as creditTitles } from "@fairway/areas/credit/web/titles.ts";
import { partnerPicker } from "@fairway/areas/charge/web/pickers.ts";
import { statusWords } from "@fairway/areas/document/model/documentStatus.ts";
import {
  amountColumn,
  createdColumn,
  creatorColumn,
  dayColumn,
  numberColumn,
  statusColumn,
  wordsColumn,
} from "@fairway/areas/document/web/documentColumns.tsx";
import { DocumentList } from "@fairway/areas/document/web/DocumentList.tsx";
import { syncColumn } from "@fairway/areas/document/web/syncColumn.tsx";
import { useSendTogether } from "@fairway/areas/document/web/useSendTogether.ts";
import { usePrintTogether } from "@fairway/areas/document/web/usePrintTogether.tsx";
import { isOutsideAsked } from "@fairway/areas/rate/model/outsideWords.ts";
import { rateFilter } from "@fairway/areas/rate/web/rateFilter.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Tabs } from "@fairway/ui/parts/Tabs.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import type { Column } from "@fairway/ui/table/column.ts";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { accountReceipts, exportReceipts, pageReceipts, previewReceipts } from "../contract.ts";
import type { ReceiptType, ShownReceipt } from "../model/receipt.ts";
import { receiptKind } from "../model/receiptKind.ts";
import { classWords, methodWords, receiptTags } from "../model/receiptWords.ts";
import { words } from "./words.ts";

const base = "/home/accounting/account-receivable-payable";
const home = (row: ShownReceipt) => `${base}/receipt/${row.id}`;

/** Receipts of customers and of agents. */
export default function ReceiptList() {
  const say = useSay();
  const whyNot = useWhyNot();
  const { go, search } = useAddress();
  const kind = search["tab"] === "agency" ? "agent" : "customer";
  return (
    <div className="fw-page">
      <PageHeader
        title={say(words.receivable)}
        primary={{
          words: words.newReceipt,
          keys: "alt+n",
          run: () => go(`${base}/receipt/${kind}/new`),
          why: whyNot("acctARP.add"),
        }}
        actions={[
          { words: words.summary, run: () => go(`${base}/summary`) },
          { words: words.paymentHistory, run: () => go(`${base}/history-payment`) },
          { words: creditTitles.prepaid, run: () => go(prepaidHome) },
        ]}
      />
      <Tabs
        tabs={[
          { key: "customer", words: words.customer, content: () => <Receipts type="Customer" /> },
          { key: "agency", words: words.agency, content: () => <Receipts type="Agent" /> },
        ]}
      />
    </div>
  );
}

function Receipts({ type }: { readonly type: ReceiptType }) {
  const state = useTableState("receipts", {
    filters: ["customer", "status", "class", "method", "rate"],
    dates: true,
  });
  const { customer, status, method } = state.filters;
  const ask = {
    type,
    refNo: state.search,
    customerId: customer || null,
    status: (status || null) as ShownReceipt["status"] | null,
    class: (state.filters.class || null) as ShownReceipt["class"] | null,
    paymentMethod: (method || null) as ShownReceipt["paymentMethod"] | null,
    rateOutside: isOutsideAsked(state.filters.rate),
    dateFrom: state.from,
    dateTo: state.to,
  };
  const may = useMay();
  const sending = useSendTogether<ShownReceipt>(accountReceipts);
  const printing = usePrintTogether<ShownReceipt>(previewReceipts);
  const list = useList(pageReceipts, { ...ask, page: state.page, size: state.size });
  return (
    <div className="fw-form">
      <DocumentList
        kind={receiptKind}
        state={state}
        placeholder={words.search}
        dates={words.paidDate}
        filters={[
          { name: "customer", label: words.payer, source: partnerPicker },
          { name: "status", label: words.status, of: statusWords(receiptTags) },
          { name: "class", label: words.class, of: classWords },
          { name: "method", label: words.method, of: methodWords },
          rateFilter,
        ]}
        sheet={{ call: exportReceipts, ask }}
        list={list}
        columns={columns}
        actionsOnMany={[printing.action, ...(may("acctARP.write") ? [sending] : [])]}
        open={home}
        cancelled={(row) => row.status === "Cancel"}
        empty={<EmptyState title={words.none} detail={words.noneDetail} />}
      />
      {printing.viewer}
    </div>
  );
}

const columns: Column<ShownReceipt>[] = [
  numberColumn(
    { key: "paymentRefNo", title: words.receiptNo, width: 120 },
    (row) => row.paymentRefNo,
    home,
  ),
  {
    key: "customer",
    title: words.payer,
    width: 178,
    read: (row) => row.customerName,
    sheet: ["customerCode", "customerName"],
  },
  statusColumn(receiptKind, words.status, 105),
  dayColumn({ key: "paymentDate", title: words.paidDate, width: 105 }, (row) => row.paymentDate),
  amountColumn(
    { key: "paidAmount", title: words.collected, width: 140, sheet: ["paidAmount", "currencyId"] },
    (row) => row.paidAmount,
  ),
  wordsColumn({ key: "class", title: words.class, width: 104 }, (row) => classWords[row.class]),
  wordsColumn(
    { key: "method", title: words.method, width: 124, sheet: "paymentMethod" },
    (row) => methodWords[row.paymentMethod],
  ),
  { key: "description", title: words.description, width: 140, read: (row) => row.description },
  syncColumn(),
  creatorColumn(words.creator, 96),
  createdColumn(words.created),
];
