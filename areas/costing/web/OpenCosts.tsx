import { costPers } from "@fairway/areas/catalogue/model/stageSet.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import type { Column } from "@fairway/ui/table/column.ts";
import { FilterBar } from "@fairway/ui/table/FilterBar.tsx";
import { Table } from "@fairway/ui/table/Table.tsx";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useMemo } from "react";
import { listOpenCosts } from "../contract.ts";
import { type OpenCost, openCostsAsk, openCostViews } from "../model/openCosts.ts";
import { costingTitles } from "./titles.ts";
import { costingWords as words, openCostWords as own } from "./words.ts";

/** Jobs with usual costs that are missing, or with supplier's invoices that are stated twice. */
export default function OpenCosts() {
  const say = useSay();
  const state = useTableState("openCosts", { filters: ["view", "service", "mine"] as const });
  const ask = openCostsAsk(state);
  const list = useList(listOpenCosts, { ...ask, page: state.page, size: state.size });
  const columns = useColumns(ask.view === "invoices");
  return (
    <div className="fw-page">
      <PageHeader title={say(costingTitles.open)} />
      <FilterBar
        state={state}
        filters={[
          { name: "view", label: own.view, of: openCostViews },
          { name: "service", label: own.service, of: serviceNames },
          { name: "mine", label: own.mine, of: { yes: own.onlyMine } },
        ]}
      />
      <Table<OpenCost>
        state={state}
        list={list}
        columns={columns}
        rowKey={({ key }) => key}
        nameOf={({ jobNo, chargeCode, invoiceNo }) => `${jobNo} ${chargeCode ?? invoiceNo ?? ""}`}
        open={({ jobId: id, transactionType }) => `${jobHome({ id, transactionType })}?tab=CHARGES`}
        empty={<EmptyState title={own.none} detail={own.noneDetail} />}
      />
    </div>
  );
}

function useColumns(ofInvoices: boolean): readonly Column<OpenCost>[] {
  const say = useSay();
  return useMemo(() => {
    const job: Column<OpenCost>[] = [
      { key: "jobNo", title: own.job, width: 132, frozen: true, read: (row) => row.jobNo },
      {
        key: "serviceDate",
        title: own.serviceDate,
        width: 112,
        read: (row) => <DayText day={row.serviceDate} />,
      },
      { key: "customers", title: own.customer, width: 180, read: (row) => row.customers },
      { key: "person", title: own.person, width: 160, read: (row) => row.personIncharge },
    ];
    const missing: Column<OpenCost>[] = [
      {
        key: "charge",
        title: words.charge,
        width: 230,
        read: (row) => [row.chargeCode, row.chargeName].filter(Boolean).join(" · "),
      },
      { key: "stage", title: own.stage, width: 180, read: (row) => row.stageName },
      { key: "per", title: own.per, width: 120, read: (row) => row.per && say(costPers[row.per]) },
      {
        key: "missing",
        title: own.missing,
        width: 110,
        align: "right",
        read: (row) => `${row.missing} / ${row.usual}`,
      },
    ];
    const invoices: Column<OpenCost>[] = [
      { key: "partner", title: own.supplier, width: 180, read: (row) => row.partnerName },
      {
        key: "invoice",
        title: own.invoice,
        width: 150,
        read: (row) => [row.invoiceNo, row.seriesNo].filter(Boolean).join(" · "),
      },
      { key: "lines", title: own.lines, width: 80, align: "right", read: (row) => row.lines },
      {
        key: "amount",
        title: own.amount,
        width: 130,
        align: "right",
        read: (row) => <MoneyText amount={row.amountVnd} currency={localCurrency} />,
      },
      {
        key: "others",
        title: words.also,
        width: 230,
        read: ({ elsewhere, otherJobs }) => {
          const known = otherJobs?.split(", ") ?? [];
          const hidden = (elsewhere ?? 0) - known.length;
          return [...known, ...(hidden > 0 ? [say(own.hidden, { count: hidden })] : [])].join(", ");
        },
      },
    ];
    return [...job, ...(ofInvoices ? invoices : missing)];
  }, [say, ofInvoices]);
}
