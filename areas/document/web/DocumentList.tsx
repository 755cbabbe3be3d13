import type { AskInput, CallSpec } from "@fairway/core/contract/call.ts";
import type { Permission } from "@fairway/core/permission/permission.ts";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import { FilterBar } from "@fairway/ui/table/FilterBar.tsx";
import { Table } from "@fairway/ui/table/Table.tsx";
import type { TableState } from "@fairway/ui/table/useTableState.ts";
import type { ComponentProps } from "react";

/** The list of a kind of document: filters, pages, and its export as a sheet. */
export function DocumentList<
  Row extends { readonly id: string },
  Filter extends string,
  Sheet extends CallSpec,
>({
  kind,
  sheet,
  filters,
  placeholder,
  dates,
  ...table
}: Required<Pick<ComponentProps<typeof FilterBar<Filter>>, "filters" | "placeholder" | "dates">> &
  Omit<ComponentProps<typeof Table<Row>>, "state" | "rowKey" | "onExport"> & {
    readonly state: TableState<Filter>;
    readonly kind: { readonly rights: { readonly export: Permission } };
    /** The call that exports the list, with its ask. */
    readonly sheet: { readonly call: Sheet; readonly ask: AskInput<Sheet> };
  }) {
  const may = useMay();
  const { download, underWay } = useDownload();
  const { state } = table;
  return (
    <>
      <FilterBar state={state} filters={filters} placeholder={placeholder} dates={dates} />
      {underWay}
      <Table
        {...table}
        rowKey={rowId}
        state={state as TableState<string>}
        {...(may(kind.rights.export)
          ? {
              onExport: (columns: string[], ids?: string[]) =>
                void download(sheet.call, { ...(sheet.ask as object), columns, ids } as never),
            }
          : {})}
      />
    </>
  );
}

const rowId = (row: { readonly id: string }) => row.id;
