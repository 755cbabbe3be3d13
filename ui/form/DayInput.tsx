import { type Day, isDay, today } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { CalendarOutlined } from "@ant-design/icons";
import { DatePicker, Input } from "antd";
import dayjs from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat.js";
import { type KeyboardEvent, useState } from "react";
import { useSession } from "../session/session.tsx";
import { useSay } from "../words/useSay.tsx";
import { formWords } from "./formWords.ts";
import { readDay } from "./readDay.ts";

dayjs.extend(customParseFormat);

/**
 * The formats that an antd picker reads while somebody types. No one is the beginning of another:
 * a shorter one would complete the year before it is typed.
 */
export const dayFormats = ["DD/MM/YYYY", "DDMMYYYY", "YYYY-MM-DD"];

/** Settings of a day input. */
export interface DayInputProps {
  readonly value: string | null | undefined;
  /** Called with the day; null when the field is empty. */
  readonly onChange: (day: string | null) => void;
  /** Called with a text that is no day; without it the value becomes null. */
  readonly onUnread?: (text: string) => void;
  readonly onBlur?: () => void;
  readonly id?: string;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly min?: Day;
  readonly max?: Day;
  readonly label?: string;
  readonly placeholder?: string;
  readonly className?: string;
}

/** A calendar day, typed or picked; a text is read when the field is left or Enter is pressed. */
export function DayInput(props: DayInputProps) {
  const say = useSay();
  const { timeZone } = useSession();
  const [typing, setTyping] = useState<string | null>(null);
  const [unread, setUnread] = useState("");
  const [open, setOpen] = useState(false);
  const value = props.value ?? "";
  const day = dayIn(value);
  const text = typing ?? (day ? sayDay(day) : value || unread);
  const isWrong = props.invalid || (typing === null && !day && text !== "");
  const commit = () => {
    if (typing === null) return;
    setTyping(null);
    if (typing.trim() === "" || typing === sayDay(day)) return;
    const read = readDay(typing, today(timeZone));
    const fits = read && (!props.min || read >= props.min) && (!props.max || read <= props.max);
    if (fits) return props.onChange(read);
    setUnread(typing);
    if (props.onUnread) props.onUnread(typing);
    else props.onChange(null);
  };
  const pick = (picked: string | null) => {
    setTyping(null);
    setUnread("");
    setOpen(false);
    props.onChange(picked);
  };
  const pressed = (event: KeyboardEvent) => {
    // Ctrl+S saves without leaving the field.
    const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s";
    if (event.key === "Enter" || isSave) commit();
    if (event.key === "Escape" || event.key === "Tab") setOpen(false);
  };
  return (
    <span className={`fw-day ${props.className ?? "fw-wide"}`}>
      <Input
        autoComplete="off"
        placeholder={props.placeholder ?? say(formWords.dayPlaceholder)}
        value={text}
        disabled={props.disabled ?? false}
        {...(isWrong ? { status: "error" as const, "aria-invalid": true } : {})}
        {...(props.id ? { id: props.id } : {})}
        {...(props.label ? { "aria-label": props.label } : {})}
        suffix={<CalendarOutlined aria-hidden className="fw-quiet" />}
        onClick={() => setOpen(!props.disabled)}
        onChange={(event) => {
          const typed = event.target.value;
          setOpen(false);
          setTyping(typed);
          setUnread("");
          if (typed.trim() === "") props.onChange(null);
        }}
        onKeyDown={pressed}
        onBlur={() => {
          commit();
          props.onBlur?.();
        }}
      />
      {open ? (
        <DatePicker
          open
          aria-hidden
          tabIndex={-1}
          className="fw-day-calendar"
          format="DD/MM/YYYY"
          value={day ? dayjs(day) : null}
          {...(props.min ? { minDate: dayjs(props.min) } : {})}
          {...(props.max ? { maxDate: dayjs(props.max) } : {})}
          onOpenChange={setOpen}
          onChange={(picked) => pick(picked ? picked.format("YYYY-MM-DD") : null)}
        />
      ) : null}
    </span>
  );
}

// An instant is shown as its day.
function dayIn(value: string): Day | null {
  const day = value.replace(/T.*$/, "");
  return isDay(day) ? day : null;
}
