import type { Day } from "@fairway/core/time/day.ts";
import { useMemo } from "react";
import type { SearchChange } from "../address/search.ts";
import { useAddress } from "../address/useAddress.ts";
import type { ColumnChoice } from "./columnMemory.ts";
import { useColumnMemory } from "./useColumnMemory.ts";
import { fillingSize, readTableView, type TableStart, type TableView } from "./tableState.ts";

/** The state of a list, stored in the address, and the functions that change it. */
export interface TableState<Filter extends string = string> extends TableView<Filter> {
  readonly name: string;
  readonly choice: ColumnChoice;
  readonly setPage: (page: number, size: number) => void;
  /** Replaces a page that has no rows any more in the address. */
  readonly leavePage: (page: number) => void;
  readonly setSort: (sort: string) => void;
  readonly setSearch: (text: string) => void;
  readonly setSearchBy: (by: string) => void;
  readonly setFilter: (name: Filter, value: string | null) => void;
  /** Null is an open end. */
  readonly setRange: (from: Day | null, to: Day | null) => void;
  readonly setChoice: (choice: ColumnChoice) => void;
  readonly clear: () => void;
}

/** Keeps the state of the list called `name` in the address, and its columns per user. */
export function useTableState<Filter extends string = never>(
  name: string,
  start: TableStart<Filter> = {},
): TableState<Filter> {
  const { search, change } = useAddress();
  const [remembered, remember] = useColumnMemory(name);
  // Both are new objects in every render; their texts change only with their content.
  const searchText = JSON.stringify(search);
  const startText = JSON.stringify(start);
  const view = useMemo(
    () => readTableView<Filter>(JSON.parse(searchText), JSON.parse(startText)),
    [searchText, startText],
  );
  return useMemo(() => {
    const back = (parts: SearchChange) => change({ ...parts, page: null });
    const first = JSON.parse(startText) as TableStart<Filter>;
    const names: readonly string[] = first.filters ?? [];
    return {
      ...view,
      name,
      choice: view.columns ? { ...remembered, shown: view.columns } : remembered,
      setPage: (page, size) =>
        change({
          page: size !== view.size || page === 1 ? null : page,
          size: size === fillingSize() ? null : size,
        }),
      leavePage: (page) => change({ page: page === 1 ? null : page }, { replace: true }),
      setSort: (sort) => back({ sort: sort === (first.sort ?? "") ? null : sort }),
      setSearch: (q) => change({ q, page: null }, { replace: true }),
      setSearchBy: (by) => back({ by: by === (first.searchBy ?? "") ? null : by }),
      setFilter: (filter, value) => back({ [filter]: value }),
      setRange: (from, to) => back({ from: from ?? "any", to: to ?? (from ? "any" : null) }),
      setChoice: (choice) => {
        remember(choice);
        change({ cols: choice.shown?.join(",") ?? null }, { replace: true });
      },
      clear: () =>
        back({
          q: null,
          from: null,
          to: null,
          ...Object.fromEntries(names.map((each) => [each, null])),
        }),
    };
  }, [view, startText, remembered, remember, change, name]);
}
