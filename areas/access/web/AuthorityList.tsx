import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { ResourceCalls } from "@fairway/core/resource/calls.ts";
import type { Field } from "@fairway/core/resource/field.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { DayInput, dayOnly } from "@fairway/ui/form/DayInput.tsx";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { kinds } from "@fairway/ui/resource/kinds.ts";
import { linkPicker } from "@fairway/ui/form/linkPicker.ts";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import type { Column } from "@fairway/ui/table/column.ts";
import { FilterBar, type FilterSpec } from "@fairway/ui/table/FilterBar.tsx";
import { type ListAnswer, Table } from "@fairway/ui/table/Table.tsx";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { today } from "@fairway/core/time/day.ts";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { useSession } from "@fairway/ui/session/session.tsx";
import { authorityState } from "../model/authorityState.ts";
import type { ReactNode } from "react";
import { AuthorityDrawer } from "./AuthorityDrawer.tsx";
import { authorityWords as words } from "./authorityWords.ts";
import { accessWords } from "./words.ts";

/** One kind of authority: its list, what is in use first, and its form in a drawer. */
export function AuthorityList(props: {
  readonly resource: Resource;
  readonly calls: ResourceCalls;
  /** The field of the user whose work or approval is delegated. */
  readonly giver: string;
  readonly add: Words;
  readonly tabs: ReactNode;
}) {
  const { resource, calls } = props;
  const say = useSay();
  const whyNot = useWhyNot();
  const { search, change } = useAddress();
  const { timeZone } = useSession();
  const state = useTableState(resource.name, {
    filters: resource.list.filters,
    sort: "-datetimeModified",
  });
  // The list requests active records unless the user includes the others.
  const { active = "", ...chosen } = state.filters;
  const list = useList(
    calls.paging as CallSpec,
    {
      ...Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== "")),
      active: active === "all" ? null : active !== "false",
      keyword: state.search || null,
      sort: state.sort || null,
      page: state.page,
      size: state.size,
    } as never,
  );
  const open = (record: string | null) => change({ record });
  const create = {
    words: words.add,
    keys: "alt+n",
    why: whyNot("sysAuthorize.add"),
    run: () => open("new"),
  };
  return (
    <div className="fw-page">
      <PageHeader title={say(resource.title)} primary={create} />
      {props.tabs}
      <FilterBar
        state={state}
        filters={resource.list.filters.map((name) => filterOf(name, resource, say))}
      />
      <Table<AnyRow>
        state={state}
        list={list as unknown as ListAnswer<AnyRow>}
        columns={[...columnsOf(resource, today(timeZone)), modified]}
        rowKey={(row) => String(row["id"])}
        onOpen={(row: AnyRow) => open(String(row["id"]))}
        empty={<EmptyState title={words.none} detail={words.noneDetail} first={create} />}
      />
      {search["record"] ? (
        <AuthorityDrawer
          {...props}
          id={search["record"] === "new" ? null : search["record"]}
          onClose={() => open(null)}
        />
      ) : null}
    </div>
  );
}

const modified: Column<AnyRow> = {
  key: "datetimeModified",
  title: accessWords.modified,
  width: 140,
  sort: true,
  read: (row) => <InstantText instant={row["datetimeModified"] as string} />,
};

function columnsOf(resource: Resource, day: string): Column<AnyRow>[] {
  return resource.list.columns.map((name, at) => {
    const spec = resource.fields[name] as Field;
    const { Cell, width } = kinds[spec.kind];
    return {
      key: name,
      title: spec.kind === "flag" ? accessWords.status : spec.label,
      width: { link: 140, date: 140, flag: 130 }[spec.kind as string] ?? width,
      sort: true,
      frozen: at === 0,
      read: (row) =>
        spec.kind === "flag" ? (
          <StatusTag {...authorityState(periodOf(row), day)} />
        ) : (
          <Cell name={name} spec={spec} row={row} />
        ),
    };
  });
}

/** The period of an authority; the two kinds name its days differently. */
function periodOf(row: AnyRow) {
  const read = (...names: readonly string[]) =>
    (names.map((name) => row[name]).find(Boolean) ?? null) as string | null;
  return {
    active: row["active"] === true,
    from: read("startDate", "effectiveDate"),
    until: read("endDate", "expirationDate"),
  };
}

function filterOf(
  name: string,
  resource: Resource,
  say: (words: Words) => string,
): FilterSpec<string> {
  const spec = resource.fields[name] as Field;
  const label = spec.label;
  if (spec.kind === "flag") {
    const choices = { true: accessWords.active, false: accessWords.inactive, all: words.all };
    return { name, label: accessWords.status, of: choices };
  }
  if (spec.to) return { name, label, source: linkPicker({ ...spec, among: {} }) };
  if (spec.kind !== "date") return { name, label, of: spec.of ?? {} };
  return {
    name,
    label,
    input: (value, onChange) => (
      <DayInput
        key={name}
        className="fw-filter"
        label={say(label)}
        placeholder={say(label)}
        value={value ?? null}
        onChange={(typed) => onChange(dayOnly(typed))}
      />
    ),
  };
}
