import type { DayReading } from "./DayInput.tsx";
import type { FieldProps } from "./FieldFrame.tsx";
import { DayField } from "./fields.tsx";
import { readDayAndTime } from "./readTime.ts";
import { useSession } from "../session/session.tsx";
import { useSay } from "../words/useSay.tsx";
import { dayOf, instantAt } from "@fairway/core/time/day.ts";
import { sayInstant } from "@fairway/core/words/dates.ts";
import { useMemo } from "react";
import { formWords as words } from "./formWords.ts";

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
        const found = readDayAndTime(typed, today);
        return found && instantAt(found.day, found.time ?? endOfDay, timeZone);
      },
      say: (value) => sayInstant(value, timeZone),
      dayOf: (value) => (isInstant(value) ? dayOf(value, timeZone) : null),
      atDay: (day) => instantAt(day, endOfDay, timeZone),
    };
  }, [timeZone]);
  return <DayField {...props} reading={reading} placeholder={say(words.anyTime)} />;
}
