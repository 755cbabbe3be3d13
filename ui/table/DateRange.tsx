import type { Words } from "@fairway/core/words/words.ts";
import { DayInput, dayOnly } from "../form/DayInput.tsx";
import { useSay } from "../words/useSay.tsx";
import { toolWords } from "./toolWords.ts";
import type { TableState } from "./useTableState.ts";

/** The date range of a list; an empty end is open. */
export function DateRange(props: { readonly label: Words; readonly state: TableState<string> }) {
  const say = useSay();
  const { from, to, setRange } = props.state;
  const label = say(props.label);
  const end = { className: "fw-range-end", placeholder: say(toolWords.anyDay) };
  // A range that has been moved past its other end is open there.
  const laterThan = (day: string | null) => (day && to && day > to ? null : to);
  const earlierThan = (day: string | null) => (day && from && day < from ? null : from);
  return (
    <span className="fw-range" role="group" aria-label={label}>
      <DayInput
        {...end}
        label={say(toolWords.rangeFrom, { date: label })}
        value={from}
        onChange={(typed) => setRange(dayOnly(typed), laterThan(dayOnly(typed)))}
      />
      <span aria-hidden>–</span>
      <DayInput
        {...end}
        label={say(toolWords.rangeTo, { date: label })}
        value={to}
        onChange={(typed) => setRange(earlierThan(dayOnly(typed)), dayOnly(typed))}
      />
    </span>
  );
}
