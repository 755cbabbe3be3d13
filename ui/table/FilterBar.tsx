import { ClearOutlined } from "@ant-design/icons";
import { sayDay } from "@fairway/core/words/dates.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { listOptions } from "../form/listOptions.ts";
import { knownPick, type Pick, type PickerSource } from "../form/picker.ts";
import { useKeys } from "../palette/useKeys.ts";
import { LaterChoice } from "../parts/LaterChoice.tsx";
import { Light } from "../parts/Light.tsx";
import { later } from "../parts/later.ts";
import { PlainButton } from "../parts/PlainButton.tsx";
import { useSay } from "../words/useSay.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { tableWords } from "./tableWords.ts";
import type { TableState } from "./useTableState.ts";

// Users read a list before they filter it.
const PickerInput = later(async () => (await import("../form/PickerInput.tsx")).PickerInput);
const DateRange = later(async () => (await import("./DateRange.tsx")).DateRange);
const SavedViews = later(async () => (await import("./SavedViews.tsx")).SavedViews);
const FilterChips = later(async () => (await import("./FilterChips.tsx")).FilterChips);

/** One filter next to the search box. */
export type FilterSpec<Filter extends string> = {
  readonly name: Filter;
  readonly label: Words;
} & (
  | { readonly of: Readonly<Record<string, Words>> }
  | { readonly source: PickerSource<Pick> }
  | {
      readonly input: (value: string, onChange: (value: string | null) => void) => ReactNode;
      /** How a chosen value is said; by default as it is. */
      readonly says?: (value: string) => string;
    }
);

/** The dates that a list's range may apply to; the first is the default, the choice is a filter. */
export interface DateChoice<Filter extends string> {
  readonly by: Filter;
  readonly of: Readonly<Record<string, Words>>;
}

/** Search, filters and date range of a list; every choice is stored in the address. */
export function FilterBar<Filter extends string = never>(props: {
  readonly state: TableState<Filter>;
  readonly filters?: readonly FilterSpec<Filter>[];
  /** The fields that the search box can search; the first is the default. */
  readonly searchBy?: Readonly<Record<string, Words>>;
  readonly placeholder?: Words;
  /** Offers the date range with this label, or a choice of dates. */
  readonly dates?: Words | DateChoice<Filter>;
}) {
  const say = useSay();
  const { state } = props;
  const box = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  useKeys([{ keys: "slash", words: tableWords.search, run: () => box.current?.focus() }]);
  const choice = props.dates && "by" in props.dates ? props.dates : null;
  const dates = datesOf(props.dates, state);
  const chips = (props.filters ?? []).filter((each) => state.filters[each.name]);
  return (
    <div className={isOpen ? "fw-filters fw-filters-open" : "fw-filters"} role="search">
      <div className="fw-filter-top">
        <div className="fw-filter-line">
          {props.searchBy ? (
            <LaterChoice
              aria-label={say(tableWords.searchBy)}
              className="fw-search-by"
              value={state.searchBy || (Object.keys(props.searchBy)[0] ?? null)}
              options={listOptions(props.searchBy, say)}
              onChange={(by) => state.setSearchBy(by ?? "")}
            />
          ) : null}
          <SearchBox
            box={box}
            search={state.search}
            onSearch={state.setSearch}
            placeholder={say(props.placeholder ?? tableWords.search)}
          />
          <PlainButton
            className="fw-filter-open"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {say(tableWords.filtersSet, { count: chips.length })}
          </PlainButton>
          {(props.filters ?? []).map((each) => (
            <FilterInput key={each.name} spec={each} state={state} />
          ))}
          {choice ? (
            <LaterChoice
              aria-label={say(tableWords.datesBy)}
              className="fw-dates-by"
              value={state.filters[choice.by] || (Object.keys(choice.of)[0] ?? null)}
              options={listOptions(choice.of, say)}
              onChange={(by) =>
                state.setFilter(choice.by, by === Object.keys(choice.of)[0] ? null : (by ?? null))
              }
            />
          ) : null}
          {dates ? (
            <Suspense fallback={<Light className="fw-range" />}>
              <DateRange label={dates} state={state as TableState<string>} />
            </Suspense>
          ) : null}
          {state.isFiltered ? (
            <PlainButton kind="text" icon={<ClearOutlined />} onClick={state.clear}>
              {say(tableWords.clear)}
            </PlainButton>
          ) : null}
        </div>
        <Suspense fallback={<Light className="fw-light-button" />}>
          <SavedViews table={state.name} />
        </Suspense>
      </div>
      {chips.length > 0 || state.search ? (
        <div className="fw-chips">
          <Suspense fallback={<span className="fw-light-chip" />}>
            <FilterChips
              chips={[
                ...(state.search
                  ? [{ text: `“${state.search}”`, drop: () => state.setSearch("") }]
                  : []),
                ...chips.map((each) => ({
                  text: `${say(each.label)}: ${chosenText(each, state.filters[each.name], say)}`,
                  drop: () => state.setFilter(each.name, null),
                })),
                ...(dates && (state.from || state.to)
                  ? [{ text: `${say(dates)}: ${sayDay(state.from)} – ${sayDay(state.to)}`.trim() }]
                  : []),
              ]}
            />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}

/** The date to which the range applies. */
function datesOf<Filter extends string>(
  dates: Words | DateChoice<Filter> | undefined,
  state: TableState<Filter>,
): Words | undefined {
  if (!dates || !("by" in dates)) return dates;
  return dates.of[state.filters[dates.by]] ?? Object.values(dates.of)[0];
}

function chosenText<Filter extends string>(
  spec: FilterSpec<Filter>,
  value: string,
  say: (words: Words) => string,
): string {
  if ("of" in spec) return spec.of[value] ? say(spec.of[value]) : value;
  if ("source" in spec) return knownPick(value)?.code ?? value;
  return spec.says?.(value) ?? value;
}

function FilterInput<Filter extends string>(props: {
  readonly spec: FilterSpec<Filter>;
  readonly state: TableState<Filter>;
}) {
  const say = useSay();
  const { spec, state } = props;
  const label = say(spec.label);
  const value = state.filters[spec.name];
  const choose = (next: string | null) => state.setFilter(spec.name, next);
  if ("input" in spec) return spec.input(value, choose);
  if ("source" in spec) {
    return (
      <span className="fw-filter">
        <Suspense
          fallback={
            <Light className="fw-light-opens fw-wide">
              <span className="fw-light-hint">{label}</span>
            </Light>
          }
        >
          <PickerInput
            source={spec.source}
            value={value}
            label={label}
            placeholder={label}
            onChange={choose}
          />
        </Suspense>
      </span>
    );
  }
  return (
    <LaterChoice
      className="fw-filter"
      aria-label={label}
      placeholder={label}
      allowClear
      value={value || null}
      options={listOptions(spec.of, say)}
      onChange={(next) => choose(next ?? null)}
    />
  );
}
