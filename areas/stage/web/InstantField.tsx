import { DayInput, type DayReading } from "@fairway/ui/form/DayInput.tsx";
import { FieldFrame, type FieldProps } from "@fairway/ui/form/FieldFrame.tsx";
import { readDay } from "@fairway/ui/form/readDay.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { dayOf, instantAt } from "@fairway/core/time/day.ts";
import { sayInstant } from "@fairway/core/words/dates.ts";
import { useMemo } from "react";
import { readTime } from "../model/readTime.ts";
import { stageWords as words } from "./words.ts";

// The offices close then.
const endOfDay = "17:00";

/** A day and time in the office's time zone, typed or picked; the value is an instant or null. */
export function InstantField(props: FieldProps) {
  const say = useSay();
  const { timeZone } = useSession();
  const reading = useMemo((): DayReading => {
    const isInstant = (value: string) => /^\d{4}-\d{2}-\d{2}T/.test(value);
    return {
      read: (typed, today) => {
        const whole = readDay(typed, today);
        if (whole) return instantAt(whole, endOfDay, timeZone);
        const [, first = "", last = ""] = /^(.*)\s(\S+)$/.exec(typed.trim()) ?? [];
        const day = readDay(first, today);
        const time = readTime(last);
        return day && time && instantAt(day, time, timeZone);
      },
      say: (value) => sayInstant(value, timeZone),
      dayOf: (value) => (isInstant(value) ? dayOf(value, timeZone) : null),
      atDay: (day) => instantAt(day, endOfDay, timeZone),
    };
  }, [timeZone]);
  return (
    <FieldFrame {...props}>
      {({ field, id, invalid, disabled }) => (
        <DayInput
          id={id}
          reading={reading}
          placeholder={say(words.anyTime)}
          value={field.value}
          disabled={disabled}
          invalid={invalid}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  );
}
