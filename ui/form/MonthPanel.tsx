import { addDays, addMonths, type Day } from "@fairway/core/time/day.ts";
import { sayDay, sayWeekday } from "@fairway/core/words/dates.ts";
import { type MouseEvent, useCallback, useState } from "react";
import { useLanguage, useSay } from "../words/useSay.tsx";
import { formWords } from "./formWords.ts";
import { placeUnder } from "./placeUnder.ts";

/** Settings of the calendar under a day input. */
export interface MonthPanelProps {
  readonly under: HTMLElement | null;
  readonly day: Day | null;
  readonly today: Day;
  readonly min?: Day | undefined;
  readonly max?: Day | undefined;
  readonly onPick: (day: Day | null) => void;
}

/**
 * The calendar of a day input, for the mouse: who uses the keyboard types the day, and the focus
 * never leaves the input.
 */
export function MonthPanel(props: MonthPanelProps) {
  const say = useSay();
  const language = useLanguage();
  const { day, min, max, under, today } = props;
  const [month, setMonth] = useState(() => `${(day ?? today).slice(0, 7)}-01`);
  const hang = useCallback(
    (box: HTMLElement | null) => {
      if (!box) return;
      // The top layer, so that a drawer or a scrolling page does not cut the calendar off.
      box.showPopover?.();
      placeUnder(box, under);
    },
    [under],
  );
  const first = mondayOf(month);
  const days = Array.from({ length: 42 }, (_, at) => addDays(first, at));
  const isOut = (each: Day) => Boolean((min && each < min) || (max && each > max));
  const turn = (months: number, mark: string, words: string) => (
    <button
      type="button"
      tabIndex={-1}
      title={words}
      onClick={() => setMonth(addMonths(month, months))}
    >
      {mark}
    </button>
  );
  return (
    <div
      ref={hang}
      popover="manual"
      className="fw-month"
      aria-hidden
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
    >
      <div className="fw-month-head">
        {turn(-12, "«", say(formWords.yearBack))}
        {turn(-1, "‹", say(formWords.monthBack))}
        <b>{say(formWords.month, { month: month.slice(5, 7), year: month.slice(0, 4) })}</b>
        {turn(1, "›", say(formWords.monthOn))}
        {turn(12, "»", say(formWords.yearOn))}
      </div>
      <div className="fw-month-days">
        {days.slice(0, 7).map((each) => (
          <span key={each}>{sayWeekday(each, language)}</span>
        ))}
        {days.map((each) => (
          <button
            key={each}
            type="button"
            tabIndex={-1}
            title={sayDay(each)}
            disabled={isOut(each)}
            className={classOf(each, { month, day, today })}
            onClick={() => props.onPick(each)}
          >
            {Number(each.slice(8))}
          </button>
        ))}
      </div>
      <div className="fw-month-foot">
        <button
          type="button"
          tabIndex={-1}
          disabled={isOut(today)}
          onClick={() => props.onPick(today)}
        >
          {say(formWords.today)}
        </button>
        {day ? (
          <button type="button" tabIndex={-1} onClick={() => props.onPick(null)}>
            {say(formWords.noDay)}
          </button>
        ) : null}
      </div>
    </div>
  );
}

function mondayOf(month: Day): Day {
  const weekday = new Date(`${month}T00:00:00Z`).getUTCDay();
  return addDays(month, -((weekday + 6) % 7));
}

function classOf(
  each: Day,
  now: { readonly month: Day; readonly day: Day | null; readonly today: Day },
): string {
  return [
    each.slice(0, 7) === now.month.slice(0, 7) ? "" : "fw-month-other",
    each === now.today ? "fw-month-today" : "",
    each === now.day ? "fw-month-chosen" : "",
  ]
    .filter(Boolean)
    .join(" ");
}
