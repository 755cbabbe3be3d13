import { partnerPicker } from "@fairway/areas/charge/web/pickers.ts";
import { statusWords } from "@fairway/areas/document/model/documentStatus.ts";
import { type PaymentStatus, paymentTags } from "@fairway/areas/due/model/paymentStatus.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { yesOrNo } from "@fairway/core/words/yesOrNo.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { later } from "@fairway/ui/parts/later.ts";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import type { Column } from "@fairway/ui/table/column.ts";
import { FilterBar } from "@fairway/ui/table/FilterBar.tsx";
import { Table } from "@fairway/ui/table/Table.tsx";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { Said } from "@fairway/ui/words/Said.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Suspense, useState } from "react";
import { exportPayablePayments, exportPayables, agePayables, pagePayables } from "../contract.ts";
import type { PayableAges, Payable } from "../model/payable.ts";
import { transactionWords } from "../model/payableWords.ts";
import { words } from "./words.ts";

const PayableDrawer = later(async () => (await import("./PayableDrawer.tsx")).PayableDrawer);

/** What we owe on vouchers, with what is paid and open over the days of a range. */
export default function PayableList() {
  const say = useSay();
  const may = useMay();
  const { download, underWay } = useDownload();
  const state = useTableState("payables", {
    filters: ["partner", "type", "paymentStatus", "overdue"] as const,
    dates: true,
  });
  const { partner, type, paymentStatus, overdue } = state.filters;
  const ask = {
    referenceNos: state.search,
    partnerId: partner || null,
    transactionType: (type || null) as Payable["transactionType"] | null,
    paymentStatus: (paymentStatus || null) as PaymentStatus | null,
    isOverdue: overdue === "true" ? true : null,
    fromPaymentDate: state.from,
    toPaymentDate: state.to,
  };
  const [opened, setOpened] = useState<Payable | null>(null);
  const list = useList(pagePayables, { ...ask, page: state.page, size: state.size });
  const general = useAsk(agePayables, { partnerId: ask.partnerId, day: state.to });
  const mayExport = may("acctPayable.export");
  return (
    <div className="fw-page">
      <PageHeader
        title={say(words.payables)}
        actions={[
          mayExport && {
            words: words.template,
            run: () => void download(exportPayablePayments, ask),
          },
        ]}
      />
      <FilterBar
        state={state}
        placeholder={words.search}
        dates={words.days}
        filters={[
          { name: "partner", label: words.partner, source: partnerPicker },
          { name: "type", label: words.transactionType, of: transactionWords },
          { name: "paymentStatus", label: words.paymentStatus, of: statusWords(paymentTags) },
          { name: "overdue", label: words.overdue, of: { true: yesOrNo.true } },
        ]}
      />
      {underWay}
      <Ages found={general.data ?? []} />
      <Table<Payable>
        state={state}
        list={list}
        columns={columns}
        rowKey={(row) => row.id}
        onOpen={setOpened}
        empty={<EmptyState title={words.none} detail={words.noneDetail} />}
        {...(mayExport ? { onExport: () => void download(exportPayables, ask) } : {})}
      />
      {opened ? (
        <Suspense fallback={null}>
          <PayableDrawer payable={opened} onClose={() => setOpened(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** What is open by currency, and its ages. */
function Ages({ found }: { readonly found: readonly PayableAges[] }) {
  const say = useSay();
  if (found.length === 0) return null;
  const inVnd = (key: "remainAmountVnd" | "notDue" | "over1To15" | "over16To30" | "over30") => ({
    key,
    title: say(words[key]),
    right: true,
    read: (row: PayableAges) => <MoneyText amount={row[key]} currency={localCurrency} />,
  });
  return (
    <PlainTable
      rows={found}
      rowKey={(row) => row.currencyId}
      columns={[
        {
          key: "remain",
          title: say(words.remainAmount),
          right: true,
          read: (row) => <MoneyText amount={row.remainAmount} currency={row.currencyId} code />,
        },
        inVnd("remainAmountVnd"),
        inVnd("notDue"),
        inVnd("over1To15"),
        inVnd("over16To30"),
        inVnd("over30"),
      ]}
    />
  );
}

type AmountKey = "beginAmount" | "paymentAmount" | "remainAmount";

const amount = (key: AmountKey, title: Words): Column<Payable> => ({
  key,
  title,
  width: 118,
  align: "right",
  read: (row) => <MoneyText amount={row[key]} currency={row.currencyId} />,
});

const columns: readonly Column<Payable>[] = [
  {
    key: "acctRefNo",
    title: words.acctRefNo,
    width: 130,
    frozen: true,
    read: (row) => row.acctRefNo,
  },
  {
    key: "acctDate",
    title: words.acctDate,
    width: 100,
    read: (row) => <DayText day={row.acctDate} />,
  },
  { key: "partner", title: words.partner, width: 150, read: (row) => row.partnerName },
  {
    key: "transactionType",
    title: words.transactionType,
    width: 90,
    read: (row) => <Said words={transactionWords[row.transactionType] ?? words.acctRefNo} />,
  },
  { key: "currency", title: words.currency, width: 64, read: (row) => row.currencyId },
  amount("beginAmount", words.beginAmount),
  amount("paymentAmount", words.paymentAmount),
  amount("remainAmount", words.remainAmount),
  {
    key: "paymentStatus",
    title: words.paymentStatus,
    width: 110,
    read: (row) => <StatusTag {...paymentTags[row.paymentStatus]} />,
  },
  {
    key: "dueDate",
    title: words.dueDate,
    width: 100,
    read: (row) => <DayText day={row.dueDate} />,
  },
  {
    key: "overdueDays",
    title: words.overdueDays,
    width: 76,
    align: "right",
    read: (row) => (row.overdueDays > 0 ? row.overdueDays : null),
  },
  {
    key: "invoiceNo",
    title: words.invoiceNo,
    width: 110,
    hidden: true,
    read: (row) => row.invoiceNo,
  },
  { key: "docNo", title: words.docNo, width: 130, hidden: true, read: (row) => row.docNo },
  {
    key: "remainAmountVnd",
    title: words.remainAmountVnd,
    width: 120,
    align: "right",
    hidden: true,
    read: (row) => <MoneyText amount={row.remainAmountVnd} currency={localCurrency} />,
  },
  {
    key: "description",
    title: words.description,
    width: 180,
    hidden: true,
    read: (row) => row.description,
  },
];
