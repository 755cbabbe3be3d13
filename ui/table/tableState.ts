import { addMonths, type Day, isDay, monthOf, today } from "@fairway/core/time/day.ts";

const offered = [15, 30, 50, 100];

/** The offered page sizes: as many rows as the window has room for, and round numbers. */
export function pageSizes(): readonly number[] {
  return [...new Set([fillingSize(), ...offered])].sort((a, b) => a - b);
}

// A row, and what stands above and below the rows of a list.
const rowHeight = 28;
const around = 310;

/** The number of rows that fill the window, by default the size of a page. */
export function fillingSize(
  height = (globalThis as { innerHeight?: number }).innerHeight ?? 0,
): number {
  return Math.min(100, Math.max(15, Math.floor((height - around) / rowHeight)));
}

/** The defaults of a list for an empty address. */
export interface TableStart<Filter extends string> {
  /** Names of the filters; each is one part of the address. */
  readonly filters?: readonly Filter[];
  /** `etd` or `-etd` for descending. */
  readonly sort?: string;
  /** The list has a date range, by default the last month. */
  readonly dates?: boolean;
  /** The range is the current month by default. */
  readonly month?: boolean;
  /** The range reaches a month ahead by default: the list is of what is planned. */
  readonly ahead?: boolean;
  readonly searchBy?: string;
}

/** The whole state of a list, as in the address. */
export interface TableView<Filter extends string> {
  readonly page: number;
  readonly size: number;
  /** `etd` or `-etd`; empty for the list's own order. */
  readonly sort: string;
  readonly search: string;
  readonly searchBy: string;
  /** Days of the range; null is open. */
  readonly from: Day | null;
  readonly to: Day | null;
  readonly filters: Readonly<Record<Filter, string>>;
  readonly columns: readonly string[] | null;
  /** Is any filter different from the default? */
  readonly isFiltered: boolean;
}

/** Reads the state of a list from the search of the address; unreadable parts count as absent. */
export function readTableView<Filter extends string>(
  search: Readonly<Record<string, string>>,
  start: TableStart<Filter>,
  now: Day = today(),
): TableView<Filter> {
  const page = Math.max(1, Math.trunc(Number(search.page)) || 1);
  const asked = Math.trunc(Number(search.size));
  const size = asked >= 1 && asked <= 100 ? asked : fillingSize();
  const names = start.filters ?? [];
  const filters = Object.fromEntries(names.map((name) => [name, search[name] ?? ""]));
  // An address with no day but an open beginning has no end either.
  const isOpen = search.from === "any";
  const dayIn = (text: string | undefined, other: Day | null) => {
    if (!start.dates || text === "any") return null;
    return text && isDay(text) ? text : other;
  };
  const usual = start.month
    ? monthOf(now)
    : { from: addMonths(now, -1), to: start.ahead ? addMonths(now, 1) : now };
  const from = dayIn(search.from, usual.from);
  const to = dayIn(search.to, isOpen ? null : usual.to);
  return {
    page,
    size,
    sort: search.sort ?? start.sort ?? "",
    search: search.q ?? "",
    searchBy: search.by ?? start.searchBy ?? "",
    from,
    to,
    filters: filters as Record<Filter, string>,
    columns: search.cols ? search.cols.split(",") : null,
    isFiltered: Boolean(search.q || search.from || names.some((name) => search[name])),
  };
}
