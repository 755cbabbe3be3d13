import type { Field } from "@fairway/core/resource/field.ts";
import { flagWords } from "@fairway/core/resource/flag/flag.ts";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { linkPicker } from "@fairway/ui/form/linkPicker.ts";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { soon } from "@fairway/ui/parts/later.ts";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { resourceWords } from "@fairway/ui/resource/resourceWords.ts";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { FilterBar } from "@fairway/ui/table/FilterBar.tsx";
import { type ListAnswer, Table } from "@fairway/ui/table/Table.tsx";
import type { Column } from "@fairway/ui/table/column.ts";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Suspense, useState } from "react";
import { connectionCalls } from "../contract.ts";
import { ecusConnection } from "../model/ecusConnection.ts";
import { connectionWords as words } from "./connectionWords.ts";

const ConnectionDrawer = soon(
  async () => (await import("./ConnectionDrawer.tsx")).ConnectionDrawer,
);
const { fields, menu } = ecusConnection;
const searchBy = {
  All: resourceWords.all,
  name: fields.name.label,
  serverName: fields.serverName.label,
  dbname: fields.dbname.label,
};

const text = (name: "name" | "serverName" | "dbname" | "kind", width: number): Column<AnyRow> => ({
  key: name,
  title: fields[name].label,
  width,
  sort: true,
  frozen: name === "name",
  read: (row) => String(row[name] ?? ""),
});

const columns: readonly Column<AnyRow>[] = [
  text("name", 200),
  {
    key: "active",
    title: fields.active.label,
    width: 96,
    sort: true,
    read: (row) => (
      <StatusTag
        words={row["active"] ? flagWords.on : flagWords.off}
        meaning={row["active"] ? "good" : "new"}
      />
    ),
  },
  {
    key: "userId",
    title: fields.userId.label,
    width: 170,
    sort: true,
    read: (row) => String(row["userName"] ?? row["userCode"] ?? ""),
  },
  text("kind", 120),
  text("serverName", 200),
  text("dbname", 150),
  {
    key: "datetimeModified",
    title: resourceWords.modified,
    width: 140,
    sort: true,
    read: (row) => <InstantText instant={row["datetimeModified"] as string} />,
  },
];

/** The list of ECUS connections, with their form in a drawer. */
export default function ConnectionList() {
  const say = useSay();
  const whyNot = useWhyNot();
  const [drawer, setDrawer] = useState<{ readonly id: string | null } | null>(null);
  const state = useTableState("ecus-connections", {
    filters: ["userId", "active"] as const,
    sort: "-datetimeModified",
  });
  const { userId, active } = state.filters;
  const found = useList(
    connectionCalls.paging as CallSpec,
    {
      userId: userId || null,
      active: active ? active === "true" : null,
      keyword: state.search || null,
      searchBy: state.searchBy || "All",
      sort: state.sort || null,
      page: state.page,
      size: state.size,
    } as never,
  );
  const create = {
    words: resourceWords.add,
    keys: "alt+n",
    why: whyNot(`${menu}.add`),
    run: () => setDrawer({ id: null }),
  };
  return (
    <div className="fw-page">
      <PageHeader title={say(words.list)} primary={create} />
      <p className="fw-quiet">{say(words.sqlServer)}</p>
      <FilterBar
        state={state}
        searchBy={searchBy}
        filters={[
          {
            name: "userId",
            label: fields.userId.label,
            source: linkPicker(fields.userId as Field),
          },
          {
            name: "active",
            label: fields.active.label,
            of: { true: flagWords.on, false: flagWords.off },
          },
        ]}
      />
      <Table<AnyRow>
        state={state}
        list={found as unknown as ListAnswer<AnyRow>}
        columns={columns}
        rowKey={(row) => String(row["id"])}
        onOpen={(row) => setDrawer({ id: String(row["id"]) })}
        empty={<EmptyState title={words.none} detail={words.noneDetail} first={create} />}
      />
      {drawer ? (
        <Suspense fallback={null}>
          <ConnectionDrawer id={drawer.id} onClose={() => setDrawer(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}
