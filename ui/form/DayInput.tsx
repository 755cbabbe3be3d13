import { type Day, isDay, today } from "@fairway/core/time/day.ts";
import { sayDay, sayWeekday } from "@fairway/core/words/dates.ts";
import { CalendarOutlined } from "@ant-design/icons";
import { Input } from "antd";
import { type KeyboardEvent, Suspense, useId, useState } from "react";
import { soon } from "../parts/later.ts";
import { useSession } from "../session/session.tsx";
import { useLanguage, useSay } from "../words/useSay.tsx";
import { formWords } from "./formWords.ts";
import { readDay, whyNoDay } from "./readDay.ts";

const MonthPanel = soon(async () => (await import("./MonthPanel.tsx")).MonthPanel);

/** How a text is read as a value with a day in it, and how that value is shown. */
export interface DayReading {
  /** Null for a text that is no day. */
  readonly read: (typed: string, today: Day) => string | null;
  readonly say: (value: string) => string;
  readonly dayOf: (value: string) => Day | null;
  /** The value for a day of the calendar. */
  readonly atDay: (day: Day) => string;
}

/** Settings of a day input. */
export interface DayInputProps {
  readonly value: string | null | undefined;
  /**
   * Called with the day, null when the field is empty, and the typed text when it is no day: a wrong
   * date is never taken for an empty one, and the server refuses it by name.
   */
  readonly onChange: (day: string | null) => void;
  readonly onBlur?: () => void;
  readonly id?: string;
  readonly disabled?: boolean;
  /** The form shows its own message. */
  readonly invalid?: boolean;
  readonly min?: Day;
  readonly max?: Day;
  readonly label?: string;
  readonly placeholder?: string;
  readonly className?: string;
  readonly reading?: DayReading;
}

/** A day is the value itself; of an instant only the day is shown. */
const plain: DayReading = {
  read: readDay,
  say: sayDay,
  dayOf: (value) => {
    const day = value.replace(/T.*$/, "");
    return isDay(day) ? day : null;
  },
  atDay: (day) => day,
};

/**
 * A calendar day, typed or picked; a text is read when the field is left or Enter is pressed.
 *
 * What cannot be read stays in the field, with the reason under it.
 */
export function DayInput(props: DayInputProps) {
  const say = useSay();
  const language = useLanguage();
  const { timeZone } = useSession();
  const [typing, setTyping] = useState<string | null>(null);
  const [unread, setUnread] = useState("");
  // The input that the calendar hangs under while it is open.
  const [under, openUnder] = useState<HTMLElement | null>(null);
  const messageId = useId();
  const { min, max, reading = plain } = props;
  const now = today(timeZone);
  const value = props.value ?? "";
  const day = reading.dayOf(value);
  const text = typing ?? (day ? reading.say(value) : value || unread);
  const isUnread = typing === null && !day && text !== "";
  const isWrong = props.invalid || isUnread;
  const why = isUnread && !props.invalid ? whyNoDay(text, now, { min, max }) : null;
  const commit = () => {
    if (typing === null) return;
    setTyping(null);
    if (typing.trim() === "" || (day && typing === reading.say(value))) return;
    const read = reading.read(typing, now);
    const on = read ? reading.dayOf(read) : null;
    if (on && (!min || on >= min) && (!max || on <= max)) return props.onChange(read);
    setUnread(typing);
    props.onChange(typing);
  };
  const pick = (picked: Day | null) => {
    setTyping(null);
    setUnread("");
    openUnder(null);
    props.onChange(picked && reading.atDay(picked));
  };
  const pressed = (event: KeyboardEvent) => {
    // Ctrl+S saves without leaving the field.
    const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s";
    if (event.key === "Enter" || isSave) commit();
    // Escape closes the calendar first and the drawer around it next.
    if (event.key === "Escape" && under) event.stopPropagation();
    if (event.key === "Escape" || event.key === "Tab" || event.key === "Enter") openUnder(null);
  };
  return (
    <span className={`fw-day ${props.className ?? "fw-wide"}`}>
      <Input
        autoComplete="off"
        placeholder={props.placeholder ?? say(formWords.dayPlaceholder)}
        value={text}
        disabled={props.disabled ?? false}
        {...(isWrong ? { status: "error" as const, "aria-invalid": true } : {})}
        {...(why ? { "aria-describedby": messageId } : {})}
        {...(props.id ? { id: props.id } : {})}
        {...(props.label ? { "aria-label": props.label } : {})}
        suffix={
          <>
            {day && typing === null ? (
              <span className="fw-unit">{sayWeekday(day, language)}</span>
            ) : null}
            <CalendarOutlined aria-hidden className="fw-quiet" />
          </>
        }
        onClick={(event) => openUnder(props.disabled ? null : frameOf(event.currentTarget))}
        onChange={(event) => {
          const typed = event.target.value;
          openUnder(null);
          setTyping(typed);
          setUnread("");
          if (typed.trim() === "") props.onChange(null);
        }}
        onKeyDown={pressed}
        onBlur={() => {
          openUnder(null);
          commit();
          props.onBlur?.();
        }}
      />
      {why ? (
        <span id={messageId} className="fw-field-wrong" role="alert">
          {say(why.words, why.facts)}
        </span>
      ) : null}
      {under ? (
        <Suspense fallback={null}>
          <MonthPanel under={under} day={day} today={now} min={min} max={max} onPick={pick} />
        </Suspense>
      ) : null}
    </span>
  );
}

/** A typed value for a filter, which leaves out what is no day. */
export function dayOnly(typed: string | null): Day | null {
  return typed && isDay(typed) ? typed : null;
}

/** The box around an input, its icon included. */
function frameOf(input: HTMLElement): HTMLElement {
  return input.closest<HTMLElement>(".fw-day") ?? input;
}
