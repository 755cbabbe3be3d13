import { statusWords } from "@fairway/areas/document/model/documentStatus.ts";
import { ManagementTabs } from "@fairway/areas/invoice/web/ManagementTabs.tsx";
import {
  type DataType,
  dataTypeWords,
  type ItemState,
  itemTags,
  type ShownItem,
} from "@fairway/areas/outbox/model/item.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { later } from "@fairway/ui/parts/later.ts";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
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
import { exportItems, pageItems } from "../contract.ts";
import { useResults } from "./useResults.tsx";
import { words } from "./words.ts";

const ItemDrawer = later(() => import("./ItemDrawer.tsx").then((part) => part.ItemDrawer));
const ConnectorDrawer = later(() =>
  import("./ConnectorDrawer.tsx").then((part) => part.ConnectorDrawer),
);
const SystemsDrawer = later(() => import("./SystemsDrawer.tsx").then((part) => part.SystemsDrawer));

/** What went to the accounting system, last changed first. */
export default function OutboxList() {
  const say = useSay();
  const may = useMay();
  const state = useTableState("outbox", { filters: ["state", "type"] as const });
  const list = useList(pageItems, {
    keyword: state.search || null,
    state: (state.filters.state || null) as ItemState | null,
    dataType: (state.filters.type || null) as DataType | null,
    page: state.page,
    size: state.size,
  });
  const [opened, setOpened] = useState<string | null>(null);
  const [isSetting, setSetting] = useState(false);
  const [isCalling, setCalling] = useState(false);
  const { download, underWay } = useDownload();
  const results = useResults();
  const fileOf = (format: "json" | "xlsx" | "journal") => () =>
    void download(exportItems, { format });
  return (
    <div className="fw-page">
      <PageHeader
        title={say(words.outbox)}
        actions={[
          may("sysCompany.detail") && { words: words.connector, run: () => setSetting(true) },
          may("sysCompany.detail") && { words: words.systems, run: () => setCalling(true) },
          may("accManagement.export") && { words: words.exportJson, run: fileOf("json") },
          may("accManagement.export") && { words: words.exportExcel, run: fileOf("xlsx") },
          may("accManagement.export") && { words: words.exportJournal, run: fileOf("journal") },
          may("accManagement.write") && { words: words.importResults, run: results.choose },
        ]}
      />
      <ManagementTabs current="outbox" />
      {results.field}
      {underWay}
      <FilterBar
        state={state}
        placeholder={words.search}
        filters={[
          { name: "state", label: words.state, of: statusWords(itemTags) },
          { name: "type", label: words.type, of: dataTypeWords },
        ]}
      />
      <Table<ShownItem>
        state={state}
        list={list}
        columns={columns}
        rowKey={(row) => row.id}
        nameOf={(row) => row.number}
        onOpen={(row) => setOpened(row.id)}
        empty={<EmptyState title={words.none} detail={words.noneDetail} />}
      />
      <Suspense fallback={null}>
        {opened ? <ItemDrawer id={opened} onClose={() => setOpened(null)} /> : null}
        {isCalling ? <SystemsDrawer onClose={() => setCalling(false)} /> : null}
        {isSetting ? <ConnectorDrawer onClose={() => setSetting(false)} /> : null}
      </Suspense>
    </div>
  );
}

const columns: readonly Column<ShownItem>[] = [
  { key: "number", title: words.number, width: 140, frozen: true, read: (row) => row.number },
  {
    key: "type",
    title: words.type,
    width: 150,
    read: (row) => <Said words={dataTypeWords[row.dataType]} />,
  },
  {
    key: "state",
    title: words.state,
    width: 130,
    read: (row) => <StatusTag {...itemTags[row.state]} />,
  },
  { key: "partner", title: words.partner, width: 170, read: (row) => row.partnerName },
  { key: "ledgerNo", title: words.ledgerNo, width: 130, read: (row) => row.ledgerNo },
  { key: "reason", title: words.reason, width: 200, read: (row) => row.reason },
  { key: "tries", title: words.tries, width: 80, align: "right", read: (row) => row.tries || null },
  {
    key: "nextTry",
    title: words.nextTry,
    width: 130,
    read: (row) => <InstantText instant={row.nextTryAt} />,
  },
  { key: "action", title: words.action, width: 84, read: (row) => row.action },
  { key: "sender", title: words.sender, width: 120, read: (row) => row.userNameCreated },
  {
    key: "sent",
    title: words.sent,
    width: 130,
    read: (row) => <InstantText instant={row.datetimeCreated} />,
  },
  {
    key: "answered",
    title: words.answered,
    width: 130,
    read: (row) => <InstantText instant={row.answeredAt} />,
  },
];
