import {
  type NumberRule,
  readNumber,
  type SeriesOf,
} from "@fairway/areas/numbering/model/numberRule.ts";
import { tidyText } from "@fairway/core/text/tidyText.ts";
import type { Day } from "@fairway/core/time/day.ts";

/** The numbers of booking notes count by month: BKN2611/00001. Source: rule BK-2 */
const bookingNumbers: NumberRule = {
  series: "bookingNote",
  period: "month",
  between: "/",
  digits: 5,
};

/** The series of the booking notes of a month. */
export function bookingSeries(day: Day): SeriesOf {
  return { rule: bookingNumbers, prefix: "BKN", day };
}

/** Returns the series of a typed number, of any month; null for the number of another party. */
export function seriesOfTyped(bookingNo: string): SeriesOf | null {
  const [, year, month] =
    /^BKN([0-9]{2})(0[1-9]|1[0-2])\//.exec(tidyText(bookingNo).toUpperCase()) ?? [];
  if (!year || !month) return null;
  const series = bookingSeries(`20${year}-${month}-01`);
  return readNumber(series, bookingNo) === null ? null : series;
}
