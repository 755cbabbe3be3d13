import { dayOf, instantAt, isDay } from "@fairway/core/time/day.ts";
import type { DayReading } from "@fairway/ui/form/DayInput.tsx";
import type { FieldProps } from "@fairway/ui/form/FieldFrame.tsx";
import { DayField } from "@fairway/ui/form/fields.tsx";
import { readDayAndTime } from "@fairway/ui/form/readTime.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useMemo } from "react";
import { sayWhen } from "./sayWhen.ts";
import { milestoneWords as words } from "./words.ts";

/** A day, or a day and a time in the office's time zone; the value is a day, an instant or null. */
export function WhenField(props: FieldProps) {
  const say = useSay();
  const { timeZone } = useSession();
  const reading = useMemo((): DayReading => {
    const isInstant = (value: string) => /^\d{4}-\d{2}-\d{2}T/.test(value);
    return {
      read: (typed, today) => {
        const found = readDayAndTime(typed, today);
        if (!found?.time) return found?.day ?? null;
        return instantAt(found.day, found.time, timeZone);
      },
      say: (value) => sayWhen(value, timeZone),
      dayOf: (value) => {
        if (isDay(value)) return value;
        return isInstant(value) ? dayOf(value, timeZone) : null;
      },
      atDay: (day) => day,
    };
  }, [timeZone]);
  return <DayField {...props} reading={reading} placeholder={say(words.anyTime)} />;
}
