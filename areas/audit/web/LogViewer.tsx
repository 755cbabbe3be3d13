import { type AuditKind, auditKinds } from "@fairway/core/audit/auditKinds.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { saveFile } from "@fairway/ui/client/saveFile.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import { FilterBar } from "@fairway/ui/table/FilterBar.tsx";
import { Table } from "@fairway/ui/table/Table.tsx";
import type { Column } from "@fairway/ui/table/column.ts";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { exportAudit, pageAudit } from "../contract.ts";
import type { AuditRow } from "../model/auditRow.ts";
import { auditWords as words } from "../model/auditWords.ts";
import { EntryDetail } from "./EntryDetail.tsx";

/** The audit: search by period, kind, user and object; an entry expands to its changes. */
export default function LogViewer() {
  const say = useSay();
  const may = useMay();
  const client = useClient();
  const state = useTableState("audit", { filters: ["kind"], dates: true });
  const criteria = {
    from: state.from,
    to: state.to,
    kind: (state.filters.kind || null) as AuditKind | null,
    keyword: state.search,
  };
  const list = useList(pageAudit, { ...criteria, page: state.page, size: state.size });
  return (
    <div className="fw-page">
      <PageHeader title={say(words.audit)} />
      <FilterBar
        state={state}
        placeholder={words.search}
        filters={[{ name: "kind", label: words.kind, of: auditKinds }]}
        dates={words.period}
      />
      <Table<AuditRow>
        state={state}
        list={list}
        columns={columns}
        rowKey={(row) => row.id}
        expand={(row) => <EntryDetail entry={row} />}
        empty={<EmptyState title={words.none} detail={words.noneDetail} />}
        {...(may("settingCatalogLogViewer.export")
          ? { onExport: async () => saveFile(await client.download(exportAudit, criteria)) }
          : {})}
      />
    </div>
  );
}

const columns: readonly Column<AuditRow>[] = [
  {
    key: "datetimeCreated",
    title: words.time,
    width: 126,
    frozen: true,
    read: (row) => <InstantText instant={row.datetimeCreated} />,
  },
  { key: "kind", title: words.kind, width: 150, read: (row) => <Kind kind={row.kind} /> },
  { key: "object", title: words.object, width: 260, read: (row) => row.object },
  { key: "userName", title: words.userName, width: 110, read: (row) => row.userName },
  { key: "personName", title: words.person, width: 150, read: (row) => row.personName },
  { key: "actedByName", title: words.actedBy, width: 120, read: (row) => row.actedByName },
  { key: "officeName", title: words.office, width: 120, read: (row) => row.officeName },
  { key: "address", title: words.address, width: 120, read: (row) => row.address },
  {
    key: "requestId",
    title: words.request,
    width: 260,
    hidden: true,
    read: (row) => row.requestId,
  },
];

function Kind({ kind }: { readonly kind: string }) {
  const say = useSay();
  const known: Words | undefined = auditKinds[kind as AuditKind];
  return known ? say(known) : kind;
}
