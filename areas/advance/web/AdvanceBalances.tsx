import { currencyWords } from "@fairway/core/money/currencyWords.ts";
import type { BookCurrency } from "@fairway/core/money/currency.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { yesOrNo } from "@fairway/core/words/yesOrNo.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { later } from "@fairway/ui/parts/later.ts";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import { FilterBar } from "@fairway/ui/table/FilterBar.tsx";
import { Table } from "@fairway/ui/table/Table.tsx";
import type { Column } from "@fairway/ui/table/column.ts";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { Said } from "@fairway/ui/words/Said.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Suspense, useState } from "react";
import { advanceBalances, exportBalances } from "../contract.ts";
import { advanceHome } from "../model/advanceHome.ts";
import { balanceWords as words } from "../model/balanceWords.ts";
import type { AdvanceBalance } from "../model/ledger.ts";
import { named } from "@fairway/core/words/named.ts";
import { advanceWords } from "./words.ts";

const LedgerDrawer = later(async () => (await import("./LedgerDrawer.tsx")).LedgerDrawer);

/** What requesters hold, by currency and days past the deadline. */
export default function AdvanceBalances() {
  const say = useSay();
  const may = useMay();
  const { download, underWay } = useDownload();
  const state = useTableState("advance balances", { filters: ["currency", "overdue"] as const });
  const { currency, overdue } = state.filters;
  const ask = {
    requester: null,
    currencyId: (currency || null) as BookCurrency | null,
    isOverdue: overdue === "true",
  };
  const [opened, setOpened] = useState<AdvanceBalance | null>(null);
  const list = useList(advanceBalances, { ...ask, page: state.page, size: state.size });
  return (
    <div className="fw-page">
      <PageHeader title={say(words.balances)} back={advanceHome} />
      <FilterBar
        state={state}
        filters={[
          { name: "currency", label: words.currency, of: currencyWords },
          { name: "overdue", label: advanceWords.overdue, of: { true: yesOrNo.true } },
        ]}
      />
      {underWay}
      <Table<AdvanceBalance>
        state={state}
        list={list}
        columns={columns}
        rowKey={(row) => row.id}
        onOpen={setOpened}
        empty={
          <EmptyState title={advanceWords.noBalances} detail={advanceWords.noBalancesDetail} />
        }
        {...(may("acctAP.export") ? { onExport: () => void download(exportBalances, ask) } : {})}
      />
      {opened ? (
        <Suspense fallback={null}>
          <LedgerDrawer balance={opened} onClose={() => setOpened(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}

const amount = (
  key: "balance" | "notDue" | "days1To15" | "days16To30" | "over30" | "owed",
  title: Words,
): Column<AdvanceBalance> => ({
  key,
  title,
  width: 140,
  align: "right",
  read: (row) => <MoneyText amount={row[key]} currency={row.currencyId} />,
});

const columns: readonly Column<AdvanceBalance>[] = [
  {
    key: "requester",
    title: words.requester,
    width: 180,
    frozen: true,
    read: (row) => <Said words={named(row.requesterName, row.requesterNameVn)} />,
  },
  {
    key: "department",
    title: words.department,
    width: 150,
    read: (row) => <Said words={named(row.departmentName, row.departmentNameVn)} />,
  },
  { key: "currency", title: words.currency, width: 80, read: (row) => row.currencyId },
  amount("balance", words.balance),
  amount("notDue", words.notDue),
  amount("days1To15", words.days1To15),
  amount("days16To30", words.days16To30),
  amount("over30", words.over30),
  amount("owed", words.owed),
  {
    key: "earliest",
    title: words.earliest,
    width: 120,
    read: (row) => <DayText day={row.earliest} />,
  },
  {
    key: "advances",
    title: words.advances,
    width: 110,
    align: "right",
    read: (row) => row.advances,
  },
];
