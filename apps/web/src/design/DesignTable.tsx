import { fold } from "@fairway/core/words/fold.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { MoneyText, NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import type { Column } from "@fairway/ui/table/column.ts";
import { FilterBar } from "@fairway/ui/table/FilterBar.tsx";
import { Table } from "@fairway/ui/table/Table.tsx";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useState } from "react";
import { designWords } from "./designWords.ts";
import { type SampleRow, sampleRows } from "./sampleRows.ts";

const columns: readonly Column<SampleRow>[] = [
  {
    key: "jobNo",
    title: designWords.job,
    width: 150,
    frozen: true,
    sort: true,
    read: (row) => <ScreenLink to="/home/designs-zone/form">{row.jobNo}</ScreenLink>,
  },
  { key: "customer", title: designWords.customer, width: 240, read: (row) => row.customer },
  {
    key: "status",
    title: designWords.status,
    width: 130,
    read: (row) => <StatusTag words={designWords.statuses[row.status]} meaning={row.status} />,
  },
  { key: "route", title: designWords.route, width: 130, read: (row) => `${row.pol} → ${row.pod}` },
  {
    key: "etd",
    title: designWords.etd,
    width: 100,
    sort: true,
    read: (row) => <DayText day={row.etd} />,
  },
  {
    key: "grossWeight",
    title: designWords.weight,
    width: 130,
    align: "right",
    read: (row) => <NumberText value={row.grossWeight} unit="kg" />,
  },
  {
    key: "profit",
    title: designWords.profit,
    width: 130,
    align: "right",
    read: (row) => <MoneyText amount={row.profit} currency="VND" />,
  },
  { key: "note", title: designWords.note, width: 200, hidden: true, read: () => null },
];

/** Design zone: a list with every part of it. */
export default function DesignTable() {
  const say = useSay();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const state = useTableState("design", {
    filters: ["status", "service"],
    sort: "jobNo",
    dates: true,
  });
  const wanted = fold(state.search);
  const found = sampleRows.filter(
    (row) =>
      fold(`${row.jobNo} ${row.customer}`).includes(wanted) &&
      (!state.filters.status || row.status === state.filters.status),
  );
  const rows = state.sort.startsWith("-") ? found.toReversed() : found;
  const data = {
    data: rows.slice((state.page - 1) * state.size, state.page * state.size),
    page: state.page,
    size: state.size,
    totalItems: rows.length,
    capped: rows.length >= 1000,
  };
  return (
    <div className="fw-page">
      <PageHeader
        title={say(designWords.table)}
        primary={{
          words: designWords.add,
          keys: "alt+n",
          run: () => toast.live(say(designWords.live)),
        }}
      />
      <FilterBar
        state={state}
        searchBy={{ jobNo: designWords.job, customer: designWords.customer }}
        filters={[
          { name: "status", label: designWords.status, of: designWords.statuses },
          { name: "service", label: designWords.service, of: designWords.services },
        ]}
        dates={designWords.etd}
      />
      <Table
        state={state}
        list={{ data, error: null, isFetching: false, refetch: () => undefined }}
        columns={columns}
        rowKey={(row) => row.id}
        open={() => "/home/designs-zone/form"}
        expand={(row) => row.customer}
        selected={selected}
        onSelect={setSelected}
        cancelled={(row) => row.status === "cancelled"}
        totals={{ profit: <MoneyText amount="123456789" currency="VND" code /> }}
        onExport={() => toast.success(say(designWords.saved))}
      />
    </div>
  );
}
