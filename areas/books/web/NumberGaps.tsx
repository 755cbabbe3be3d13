import type { Words } from "@fairway/core/words/words.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { FilterBar } from "@fairway/ui/table/FilterBar.tsx";
import { Table } from "@fairway/ui/table/Table.tsx";
import type { Column } from "@fairway/ui/table/column.ts";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { pageNumberGaps } from "../contract.ts";
import { explanationWords, type NumberGap, seriesWords } from "../model/numberGap.ts";
import { gapWords as words } from "./gapWords.ts";

/** The numbers that were drawn and that no record has, each with the reason. */
export default function NumberGaps() {
  const say = useSay();
  const state = useTableState("number gaps", { filters: ["series", "explanation"] });
  const { series, explanation } = state.filters;
  const list = useList(pageNumberGaps, {
    series: (series || null) as NumberGap["series"] | null,
    explanation: (explanation || null) as NumberGap["explanation"] | null,
    keyword: state.search,
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
          { name: "series", label: words.series, of: seriesWords },
          { name: "explanation", label: words.explanation, of: explanationWords },
        ]}
      />
      <Table<NumberGap>
        state={state}
        list={list}
        columns={columns}
        rowKey={(row) => `${row.series} ${row.number}`}
        empty={<EmptyState title={words.none} detail={words.noneDetail} />}
      />
    </div>
  );
}

const columns: readonly Column<NumberGap>[] = [
  {
    key: "series",
    title: words.series,
    width: 180,
    frozen: true,
    read: (row) => <Said words={seriesWords[row.series]} />,
  },
  { key: "number", title: words.number, width: 170, read: (row) => row.number },
  {
    key: "explanation",
    title: words.explanation,
    width: 260,
    read: (row) => <Said words={explanationWords[row.explanation]} />,
  },
  {
    key: "at",
    title: words.time,
    width: 130,
    read: (row) => (row.at ? <InstantText instant={row.at} /> : null),
  },
  { key: "personName", title: words.person, width: 170, read: (row) => row.personName },
];

function Said(props: { readonly words: Words }) {
  const say = useSay();
  return <>{say(props.words)}</>;
}
