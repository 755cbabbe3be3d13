import { typeAhead } from "@fairway/ui/form/fixedList.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import type { Column } from "@fairway/ui/table/column.ts";
import { FilterBar } from "@fairway/ui/table/FilterBar.tsx";
import { Table } from "@fairway/ui/table/Table.tsx";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Select } from "antd";
import type { z } from "zod";
import { getLogCategories, pageCategoryLog } from "../contractLog.ts";
import { logWords as words } from "./logWords.ts";

type Row = z.output<typeof pageCategoryLog.answer>["data"][number];

const usual = "charge";

/** The log of changes in a list of the catalogue: choose the list, search by record and days. */
export default function ChangeLog() {
  const say = useSay();
  const state = useTableState("catalogue log", { filters: ["category"], dates: true });
  const list = useList(pageCategoryLog, {
    category: state.filters.category || usual,
    keyword: state.search || null,
    from: state.from,
    to: state.to,
    page: state.page,
    size: state.size,
  });
  return (
    <div className="fw-page">
      <PageHeader title={say(words.title)} />
      <FilterBar
        state={state}
        placeholder={words.search}
        filters={[
          {
            name: "category",
            label: words.list,
            input: (value, onChange) => <Categories value={value} onChange={onChange} />,
          },
        ]}
        dates={words.period}
      />
      <Table<Row>
        state={state}
        list={list}
        columns={columns}
        rowKey={(row) => row.id}
        expand={(row) => <Changes row={row} />}
        empty={<EmptyState title={words.none} detail={words.noneDetail} />}
      />
    </div>
  );
}

function Categories(props: {
  readonly value: string;
  readonly onChange: (value: string | null) => void;
}) {
  const say = useSay();
  const found = useAsk(getLogCategories, {});
  return (
    <Select
      className="fw-filter"
      aria-label={say(words.list)}
      showSearch={typeAhead}
      value={props.value || usual}
      options={(found.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      onChange={props.onChange}
    />
  );
}

const columns: readonly Column<Row>[] = [
  {
    key: "at",
    title: words.time,
    width: 130,
    frozen: true,
    read: (row) => <InstantText instant={row.at} />,
  },
  { key: "code", title: words.code, width: 150, read: (row) => row.code },
  { key: "name", title: words.name, width: 240, read: (row) => row.name },
  { key: "action", title: words.action, width: 100, read: (row) => <Action row={row} /> },
  { key: "by", title: words.person, width: 160, read: (row) => row.by },
  {
    key: "changes",
    title: words.fields,
    width: 280,
    read: (row) => row.changes.map((each) => each.label).join(", "),
  },
];

function Action({ row }: { readonly row: Row }) {
  const say = useSay();
  const meant: Words = words[row.action];
  return say(meant);
}

function Changes({ row }: { readonly row: Row }) {
  const say = useSay();
  const column = (key: "label" | "was" | "now", title: Words) => ({
    key,
    title: say(title),
    read: (change: Row["changes"][number]) => change[key],
  });
  return (
    <PlainTable
      rows={row.changes}
      rowKey={(change) => change.field}
      columns={[
        column("label", words.field),
        ...(row.action === "insert" ? [] : [column("was", words.was)]),
        ...(row.action === "delete" ? [] : [column("now", words.now)]),
      ]}
    />
  );
}
