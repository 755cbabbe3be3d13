import type { Words } from "@fairway/core/words/words.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useList } from "@fairway/ui/client/useList.ts";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import { FilterBar } from "@fairway/ui/table/FilterBar.tsx";
import { Table } from "@fairway/ui/table/Table.tsx";
import type { Column } from "@fairway/ui/table/column.ts";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { exportNumberGaps, gapExportRights, pageNumberGaps } from "../contract.ts";
import { gapWords as words } from "../model/gapWords.ts";
import { explanationWords, type NumberGap, seriesWords } from "../model/numberGap.ts";

/** The gaps of all series, for the Log Viewer. */
export default function NumberGaps() {
  const say = useSay();
  return (
    <div className="fw-page">
      <PageHeader title={say(words.title)} />
      <GapList />
    </div>
  );
}

/** The ranges of drawn numbers that no record has, each with the reason. */
export function GapList() {
  const may = useMay();
  const { download, underWay } = useDownload();
  const state = useTableState("number gaps", { filters: ["series", "explanation"] });
  const { series, explanation } = state.filters;
  const ask = {
    series: (series || null) as NumberGap["series"] | null,
    explanation: (explanation || null) as NumberGap["explanation"] | null,
    keyword: state.search,
  };
  const list = useList(pageNumberGaps, { ...ask, page: state.page, size: state.size });
  const mayExport = gapExportRights.some(may);
  return (
    <>
      <FilterBar
        state={state}
        placeholder={words.search}
        filters={[
          { name: "series", label: words.kind, of: seriesWords },
          { name: "explanation", label: words.explanation, of: explanationWords },
        ]}
      />
      {underWay}
      <Table<NumberGap>
        state={state}
        list={list}
        columns={columns}
        rowKey={(row) => `${row.series} ${row.serie} ${row.from}`}
        empty={<EmptyState title={words.none} detail={words.noneDetail} />}
        {...(mayExport ? { onExport: () => void download(exportNumberGaps, ask) } : {})}
      />
    </>
  );
}

const invoices = "/home/accounting/management/vat-invoice/";
const homes: Partial<Record<NumberGap["series"], string>> = {
  invoiceNoTempt: invoices,
  voucherId: invoices,
  receipt: "/home/accounting/account-receivable-payable/receipt/",
};

function RecordLink({ gap }: { readonly gap: NumberGap }) {
  const home = homes[gap.series];
  return home && gap.recordId ? (
    <ScreenLink to={`${home}${gap.recordId}`}>{gap.recordNumber}</ScreenLink>
  ) : (
    gap.recordNumber
  );
}

const columns: readonly Column<NumberGap>[] = [
  {
    key: "series",
    title: words.kind,
    width: 170,
    frozen: true,
    read: (row) => <Said words={seriesWords[row.series]} />,
  },
  { key: "serie", title: words.serie, width: 120, read: (row) => row.serie },
  { key: "from", title: words.from, width: 150, read: (row) => row.from },
  { key: "to", title: words.to, width: 150, read: (row) => row.to },
  { key: "count", title: words.count, width: 100, align: "right", read: (row) => row.count },
  {
    key: "at",
    title: words.time,
    width: 130,
    read: (row) => (row.at ? <InstantText instant={row.at} /> : null),
  },
  { key: "personName", title: words.person, width: 160, read: (row) => row.personName },
  {
    key: "recordNumber",
    title: words.record,
    width: 150,
    read: (row) => <RecordLink gap={row} />,
  },
  {
    key: "explanation",
    title: words.explanation,
    width: 250,
    read: (row) => <Said words={explanationWords[row.explanation]} />,
  },
];

function Said(props: { readonly words: Words }) {
  const say = useSay();
  return <>{say(props.words)}</>;
}
