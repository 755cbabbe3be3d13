import { sayDay } from "@fairway/core/words/dates.ts";
import type { DayReading } from "@fairway/ui/form/DayInput.tsx";
import type { FieldProps } from "@fairway/ui/form/FieldFrame.tsx";
import { DayField } from "@fairway/ui/form/fields.tsx";
import { readDayAndTime } from "@fairway/ui/form/readTime.ts";
import { closingDay } from "../model/closingTime.ts";

// The terminals close then.
const usualTime = "17:00";

/** The closing time is the text that is printed; it is typed as days are. */
const reading: DayReading = {
  read: (typed, today) => {
    const found = readDayAndTime(typed, today);
    return found && `${found.time ?? usualTime} ${sayDay(found.day)}`;
  },
  say: (value) => value,
  dayOf: closingDay,
  atDay: (day) => `${usualTime} ${sayDay(day)}`,
};

/** The time at which a terminal closes for the goods, by its own clock. */
export function ClosingTimeField(props: FieldProps) {
  return <DayField {...props} reading={reading} placeholder={`${usualTime} dd/mm/yyyy`} />;
}
