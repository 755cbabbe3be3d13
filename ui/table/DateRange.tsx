import type { Words } from "@fairway/core/words/words.ts";
import { DatePicker } from "antd";
import dayjs from "dayjs";
import { dayFormats } from "../form/DayInput.tsx";
import { useSay } from "../words/useSay.tsx";
import { tableWords } from "./tableWords.ts";
import type { TableState } from "./useTableState.ts";

/** The date range of a list; clearing it opens the list to any date. */
export function DateRange(props: { readonly label: Words; readonly state: TableState<string> }) {
  const say = useSay();
  const { state } = props;
  return (
    <DatePicker.RangePicker
      className="fw-range"
      aria-label={say(props.label)}
      format={dayFormats}
      placeholder={[say(tableWords.anyDay), say(tableWords.anyDay)]}
      value={state.from ? [dayjs(state.from), state.to ? dayjs(state.to) : null] : null}
      // The picker itself keeps the day of a field that was emptied by keyboard.
      onBlur={(event) => {
        const left = event.target;
        if (left instanceof HTMLInputElement && left.value === "" && state.from && state.to) {
          state.setRange(null, null);
        }
      }}
      onChange={(range) =>
        state.setRange(
          range?.[0]?.format("YYYY-MM-DD") ?? null,
          range?.[1]?.format("YYYY-MM-DD") ?? null,
        )
      }
    />
  );
}
