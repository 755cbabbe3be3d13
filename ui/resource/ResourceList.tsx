import { useWhyNot } from "../session/useWhyNot.ts";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { ResourceCalls } from "@fairway/core/resource/calls.ts";
import type { Field } from "@fairway/core/resource/field.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { type ReactNode, Suspense, useState } from "react";
import { useAddress } from "../address/useAddress.ts";
import { useList } from "../client/useList.ts";
import { linkPicker } from "../form/linkPicker.ts";
import { EmptyState } from "../parts/EmptyState.tsx";
import { InstantText } from "../parts/DayText.tsx";
import { type PageAction, PageHeader } from "../parts/PageHeader.tsx";
import { soon } from "../parts/later.ts";
import { useDownload } from "../parts/useDownload.tsx";
import { useMay } from "../session/session.tsx";
import { FilterBar, type FilterSpec } from "../table/FilterBar.tsx";
import { type ListAnswer, Table } from "../table/Table.tsx";
import type { Column } from "../table/column.ts";
import { useTableState } from "../table/useTableState.ts";
import { useSay } from "../words/useSay.tsx";
import { ActivateButtons } from "./ActivateButtons.tsx";
import type { AnyRow } from "./kind.ts";
import { kinds } from "./kinds.ts";
import { sheetFields } from "@fairway/core/resource/sheetNames.ts";
import { resourceWords } from "./resourceWords.ts";

const ResourceDrawer = soon(async () => (await import("./ResourceDrawer.tsx")).ResourceDrawer);

/**
 * The list of a declared record: search, filters, server paging and sort, export, import, and its
 * form in a drawer.
 *
 * Shape: `open` and `addAt` lead to pages of the area instead of the drawer; `also` limits the list
 *   permanently.
 */
export function ResourceList(props: {
  readonly resource: Resource;
  readonly calls: ResourceCalls;
  readonly importAt?: string;
  readonly open?: (row: AnyRow) => string;
  readonly addAt?: string;
  readonly also?: AnyRow;
  /** Further columns of the area; some read all rows of the page at once. */
  readonly extraColumns?:
    | readonly Column<AnyRow>[]
    | ((rows: readonly AnyRow[]) => readonly Column<AnyRow>[]);
  /** The column behind which they stand; the last one by default. */
  readonly extraAfter?: string;
  /** Filters of the list besides the fields of its record. */
  readonly moreFilters?: readonly FilterSpec<string>[];
  /** Columns whose width differs from their kind's. */
  readonly widths?: Readonly<Record<string, number>>;
  /** The content below an expanded row. */
  readonly expand?: (row: AnyRow) => ReactNode;
  /** Further actions of the area above the list. */
  readonly actions?: readonly PageAction[];
  /** The screen is a tab of another screen and has no header. */
  readonly name?: string;
}) {
  const { resource, calls } = props;
  const say = useSay();
  const may = useMay();
  const whyNot = useWhyNot();
  const { go } = useAddress();
  const [drawer, setDrawer] = useState<{ readonly id: string | null } | null>(null);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const filters = resource.list.filters.filter((name) => !(name in (props.also ?? {})));
  const more = props.moreFilters ?? [];
  const state = useTableState(props.name ?? resource.name, {
    filters: [...filters, ...more.map((each) => each.name)],
    sort: startSort(resource),
  });
  const criteria = {
    ...props.also,
    ...criteriaOf(resource, state.filters),
    keyword: state.search || null,
    searchBy: state.searchBy && state.searchBy !== "All" ? state.searchBy : null,
    sort: state.sort || null,
  };
  const list = useList(
    calls.paging as CallSpec,
    {
      ...criteria,
      page: state.page,
      size: state.size,
    } as never,
  );
  const shown = (list.data as { readonly data: readonly AnyRow[] } | undefined)?.data ?? [];
  const { extraColumns = [] } = props;
  const extra = typeof extraColumns === "function" ? extraColumns(shown) : extraColumns;
  const right = (action: string) => whyNot(`${resource.menu}.${action}`);
  const { download, underWay } = useDownload();
  const save = (format: "xlsx" | "csv", columns?: string[]) =>
    download(calls.export as CallSpec, { ...criteria, format, columns } as never);
  const known = sheetFields(resource);
  const add =
    calls.add || props.addAt
      ? () => (props.addAt ? go(props.addAt) : setDrawer({ id: null }))
      : null;
  const first = add
    ? { words: resourceWords.add, keys: "alt+n", why: right("add"), run: add }
    : undefined;
  const searchBy = Object.fromEntries(
    resource.list.search.map((name) => [name, (resource.fields[name] as Field).label]),
  );
  return (
    <div className="fw-page">
      <PageHeader
        title={say(resource.title)}
        primary={first}
        actions={[
          props.importAt
            ? {
                words: resourceWords.import,
                why: right("import"),
                run: () => go(props.importAt ?? ""),
              }
            : null,
          calls.export
            ? {
                words: resourceWords.exportAll,
                why: right("export"),
                run: () => void save("xlsx"),
              }
            : null,
          calls.export
            ? {
                words: resourceWords.exportCsv,
                why: right("export"),
                run: () => void save("csv"),
              }
            : null,
          ...(props.actions ?? []),
        ]}
      />
      {underWay}
      <FilterBar
        state={state}
        searchBy={{ All: resourceWords.all, ...searchBy }}
        filters={[
          ...filters.map((name) => filterOf(name, resource.fields[name] as Field)),
          ...more,
        ]}
      />
      <Table<AnyRow>
        state={state}
        list={list as unknown as ListAnswer<AnyRow>}
        columns={[
          ...withExtra(columnsOf(resource, props.widths), extra, props.extraAfter),
          modified,
        ]}
        rowKey={(row) => String(row["id"])}
        {...(props.expand ? { expand: props.expand } : {})}
        {...(props.open
          ? { open: props.open }
          : { onOpen: (row: AnyRow) => setDrawer({ id: String(row["id"]) }) })}
        {...(calls.activate && may(`${resource.menu}.write`)
          ? {
              selected,
              onSelect: setSelected,
              toolbar: (
                <ActivateButtons
                  call={calls.activate}
                  paging={calls.paging as CallSpec}
                  ids={selected}
                  onDone={() => setSelected([])}
                />
              ),
            }
          : {})}
        empty={
          <EmptyState
            title={resourceWords.empty}
            detail={props.importAt ? resourceWords.emptyImport : resourceWords.emptyDetail}
            first={first}
          />
        }
        {...(calls.export && may(`${resource.menu}.export`)
          ? {
              onExport: (names: string[]) =>
                void save(
                  "xlsx",
                  names.filter((name) => name in known),
                ),
            }
          : {})}
      />
      {drawer ? (
        <Suspense fallback={null}>
          <ResourceDrawer
            resource={resource}
            calls={calls}
            id={drawer.id}
            onClose={() => setDrawer(null)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

const modified: Column<AnyRow> = {
  key: "datetimeModified",
  title: resourceWords.modified,
  width: 140,
  sort: true,
  read: (row) => <InstantText instant={row["datetimeModified"] as string} />,
};

function withExtra(
  columns: readonly Column<AnyRow>[],
  extra: readonly Column<AnyRow>[],
  after?: string,
): Column<AnyRow>[] {
  const at = columns.findIndex((each) => each.key === after) + 1 || columns.length;
  return [...columns.slice(0, at), ...extra, ...columns.slice(at)];
}

function columnsOf(
  resource: Resource,
  widths: Readonly<Record<string, number>> = {},
): Column<AnyRow>[] {
  // Whether a record is in use stays on the screen, however narrow it is.
  const { columns } = resource.list;
  const rest = columns.filter((name) => name !== "active");
  const inOrder =
    rest.length < columns.length ? [...rest.slice(0, 2), "active", ...rest.slice(2)] : columns;
  return inOrder.map((name, at) => {
    const spec = resource.fields[name] as Field;
    const { Cell, align, width } = kinds[spec.kind];
    return {
      key: name,
      title: spec.label,
      width: widths[name] ?? width,
      sort: true,
      frozen: at === 0,
      ...(align ? { align } : {}),
      read: (row) => <Cell name={name} spec={spec} row={row} />,
    };
  });
}

function filterOf(name: string, spec: Field): FilterSpec<string> {
  const { filter } = kinds[spec.kind];
  if (filter) return { name, label: spec.label, of: filter.of };
  if (spec.to) return { name, label: spec.label, source: linkPicker(spec) };
  return { name, label: spec.label, of: spec.of ?? {} };
}

function criteriaOf(resource: Resource, filters: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(filters)
      .filter(([, value]) => value !== "")
      .map(([name, value]) => {
        const spec = resource.fields[name];
        return [name, (spec && kinds[spec.kind].filter?.read(value)) ?? value];
      }),
  );
}

function startSort(resource: Resource): string {
  return `${resource.list.descending ? "-" : ""}${resource.list.sort}`;
}
