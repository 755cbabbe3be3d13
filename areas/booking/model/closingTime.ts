import { type Day, isDay } from "@fairway/core/time/day.ts";

const form = /^([01][0-9]|2[0-3]):[0-5][0-9] (\d{2})\/(\d{2})\/(\d{4})$/;

/** The form of a closing time: the clock of the terminal, so it is not converted between zones. */
export const closingTimeForm = {
  is: form,
  words: {
    en: "Time and day, such as 17:00 25/11/2026.",
    vi: "Giờ và ngày, ví dụ 17:00 25/11/2026.",
  },
};

/** Returns the day of a closing time; null for a text of another form or a day that does not exist. */
export function closingDay(text: string): Day | null {
  const [, , day, month, year] = form.exec(text) ?? [];
  const found = `${year}-${month}-${day}`;
  return isDay(found) ? found : null;
}
