import { useAddress } from "@fairway/ui/address/useAddress.ts";
import type { Answered } from "@fairway/ui/client/client.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import type { Column } from "@fairway/ui/table/column.ts";
import { FilterBar } from "@fairway/ui/table/FilterBar.tsx";
import { Table } from "@fairway/ui/table/Table.tsx";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { pageTemplates } from "../contract.ts";
import { ActiveTag } from "./ActiveTag.tsx";
import { accessWords as words, templateTypeWords } from "./words.ts";

type Row = Answered<typeof pageTemplates>["data"][number];
const list = "/home/system/permission";

/** The templates that rights are copied from. */
export default function TemplateList() {
  const say = useSay();
  const whyNot = useWhyNot();
  const { go } = useAddress();
  const state = useTableState("templates", { filters: ["active"], sort: "name" });
  const active = state.filters.active;
  const found = useList(pageTemplates, {
    page: state.page,
    size: state.size,
    sort: state.sort,
    keyword: state.search,
    active: active ? active === "true" : null,
  });
  const columns: Column<Row>[] = [
    {
      key: "name",
      title: words.name,
      width: 240,
      frozen: true,
      sort: true,
      read: (row) => row.name,
    },
    {
      key: "type",
      title: words.type,
      width: 120,
      sort: true,
      read: (row) => say(templateTypeWords[row.type]),
    },
    { key: "roleName", title: words.role, width: 200, sort: true, read: (row) => row.roleName },
    { key: "users", title: words.usersCount, width: 110, align: "right", read: (row) => row.users },
    {
      key: "active",
      title: words.status,
      width: 140,
      sort: true,
      read: (row) => <ActiveTag active={row.active} />,
    },
    {
      key: "datetimeModified",
      title: words.modified,
      width: 150,
      sort: true,
      read: (row) => <InstantText instant={row.datetimeModified} />,
    },
  ];
  const create = {
    words: words.templateNew,
    keys: "alt+n",
    why: whyNot("sysPermission.add"),
    run: () => go(`${list}/new`),
  };
  return (
    <div className="fw-page">
      <PageHeader title={say(words.templates)} primary={create} />
      <FilterBar
        state={state}
        filters={[
          {
            name: "active",
            label: words.status,
            of: { true: words.active, false: words.inactive },
          },
        ]}
      />
      <Table
        state={state}
        list={found}
        columns={columns}
        rowKey={(row) => row.id}
        open={(row) => `${list}/${row.id}`}
        empty={
          <EmptyState title={words.noTemplates} detail={words.noTemplatesDetail} first={create} />
        }
      />
    </div>
  );
}
