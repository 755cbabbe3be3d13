import { isDay } from "@fairway/core/time/day.ts";

const months = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
const month =
  "(?<month>JAN(?:UARY)?|FEB(?:RUARY)?|MAR(?:CH)?|APR(?:IL)?|MAY|JUNE?|JULY?|AUG(?:UST)?|" +
  "SEPT?(?:EMBER)?|OCT(?:OBER)?|NOV(?:EMBER)?|DEC(?:EMBER)?)";
const date = "(?<date>\\d{1,2})(?:ST|ND|RD|TH)?";
const year = "(?:[\\s.,/'-]*(?<year>\\d{4}|\\d{2})(?!\\d))?";

/** The ways in which a bill of lading writes a day with the name of its month. */
const named = [
  new RegExp(`(?<![A-Z\\d])${date}[\\s.,/-]*(?:(?:DAY )?OF )?${month}(?![A-Z])${year}`, "g"),
  new RegExp(`(?<![A-Z])${month}[\\s.,/-]*${date}(?![A-Z\\d])${year}`, "g"),
];
/** In figures a day has its year; both orders of day and month are in use. */
const figures = [
  /(?<![\d./-])(?<date>\d{1,2})\s?([./-])\s?(?<month>\d{1,2})\s?\2\s?(?<year>\d{4}|\d{2})(?![./-]?\d)/g,
  /(?<![\d./-])(?<month>\d{1,2})\s?([./-])\s?(?<date>\d{1,2})\s?\2\s?(?<year>\d{4}|\d{2})(?![./-]?\d)/g,
  /(?<![\d./-])(?<year>\d{4})\s?([./-])\s?(?<month>\d{1,2})\s?\2\s?(?<date>\d{1,2})(?![./-]?\d)/g,
];

/** Does the text of a bill name a day of the calendar: "NOV 24, 2026", "24NOV26", "24/11/2026"? */
export function saysDay(text: string): boolean {
  const said = text.toUpperCase();
  return [...named, ...figures].some((way) =>
    [...said.matchAll(way)].some(({ groups }) => isReal(groups ?? {})),
  );
}

// A leap year, so that every day exists that has no year.
const anyYear = "2024";

function isReal(said: { readonly [part: string]: string | undefined }): boolean {
  const { date: day = "", month: name = "", year: ofYear = anyYear } = said;
  const number = /^\d/.test(name) ? name : String(months.indexOf(name.slice(0, 3)) + 1);
  const whole = ofYear.length === 2 ? `20${ofYear}` : ofYear;
  return isDay([whole, number.padStart(2, "0"), day.padStart(2, "0")].join("-"));
}
