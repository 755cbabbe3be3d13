import {
  type NumberRule,
  readNumber,
  type SeriesOf,
} from "@fairway/areas/numbering/model/numberRule.ts";
import { tidyText } from "@fairway/core/text/tidyText.ts";
import type { Day } from "@fairway/core/time/day.ts";

/** The numbers of house bills count by company, port of discharge and month. Source: rule HB-5. */
const houseBillNumbers: NumberRule = { series: "houseBill", period: "month", digits: 3 };

/** The series of the bills to a port. Shape: `stem` is company and port of discharge. */
export function billSeries(stem: string, day: Day): SeriesOf {
  return { rule: houseBillNumbers, prefix: stem, day };
}

/**
 * Returns the series of a typed number, of any month; null for the number of another party, and for
 * digits alone.
 */
export function seriesOfTyped(stem: string | null, hwbno: string): SeriesOf | null {
  const text = tidyText(hwbno).toUpperCase();
  const [, year, month] =
    /^([0-9]{2})([0-9]{2})[0-9]{3,}$/.exec(
      stem && text.startsWith(stem) ? text.slice(stem.length) : "",
    ) ?? [];
  if (!stem || !year || !month || Number(month) < 1 || Number(month) > 12) return null;
  const series = billSeries(stem, `20${year}-${month}-01`);
  return readNumber(series, text) === null ? null : series;
}
