import { z } from "zod";
import { isCode } from "../text/isCode.ts";
import { shownText, tidyText } from "../text/tidyText.ts";
import { isDecimal } from "../money/decimal.ts";
import { isDay } from "../time/day.ts";

/** The id of a record. */
export const id = z.uuid();

/** A calendar day, YYYY-MM-DD. */
export const day = z.string().refine(isDay, { message: "YYYY-MM-DD" });

/** An instant, ISO 8601. */
export const instant = z.string();

/** An exact decimal as text; a JSON number is refused, because it could lose digits. */
export const decimalText = z
  .string()
  .trim()
  .max(40)
  // A value that is not a number is not compared with the limits.
  .refine(isDecimal, { message: "decimal, e.g. 1250.50", abort: true });

/** An ISO 4217 code. */
export const currencyCode = z.string().regex(/^[A-Z]{3}$/);

const shown = () => z.string().overwrite(shownText).trim();

/** A trimmed text without direction marks; a text of blanks or invisible letters counts as empty. */
export const text = (max: number) => shown().max(max);

/** An optional text: blanks, invisible letters and null become null. */
export const maybeText = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => value || null);

const codeText = (min: number, max: number, form = tidyText) =>
  z
    .string()
    .transform(form)
    .pipe(z.string().min(min).max(max).refine(isCode, { message: "Latin letters and digits" }));

/** A required code in its visible form, in Latin letters. */
export const needCode = (max: number) => codeText(1, max);

/** An optional code or number in its visible form, in Latin letters. */
export const maybeCode = (max: number) =>
  codeText(0, max)
    .nullish()
    .transform((value) => value || null);

/** An optional number of a document that never has blanks: they are left out. */
export const maybeNumber = (max: number) =>
  codeText(0, max, (value) => tidyText(value).replaceAll(" ", ""))
    .nullish()
    .transform((value) => value || null);

/** An optional value: left out or null, it becomes null. */
export const orNull = <Shape extends z.ZodType>(shape: Shape) =>
  shape.nullish().transform((value) => value ?? null);

/** An optional id; left out or null, it becomes null. */
export const maybeId = orNull(id);

/** An optional day. */
export const maybeDay = orNull(day);

/** An optional typed instant with its offset, on a day like any other. */
export const maybeInstant = orNull(
  z.iso
    .datetime({ offset: true })
    .refine((value) => isDay(value.slice(0, 10)), { message: "between 1990 and 2100" }),
);

/** An optional decimal. */
export const maybeDecimal = orNull(decimalText);

/** An optional word of a list. */
export const maybeChoice = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  orNull(z.enum(words));

/** A mark that only some kinds of a record have; null where it is not set or does not exist. */
export const maybeMark = orNull(z.boolean());

/** A required text, such as a reason; invisible letters are none. */
export const needText = (max: number) => shown().min(1).max(max);

/** Paging of a list; page numbers start at 1. */
export const paging = z.object({
  page: z.coerce.number().int().min(1).default(1),
  size: z.coerce.number().int().min(1).max(100).default(15),
});

/** The rows that a user ticked in a list; absent for all of it. */
export const chosenRows = z.array(id).min(1).max(1000).optional();

/** The columns that a user chose for the sheet of a list, in their order; absent for all of it. */
export const chosenColumns = <Name extends string>(columns: Readonly<Record<Name, unknown>>) =>
  z
    .array(z.enum(Object.keys(columns) as [Name, ...Name[]]))
    .min(1)
    .max(200)
    .optional();

/**
 * One page of a list; `capped` when the list has more rows than were counted, `recentOnly` when
 * nothing was asked for and the list shows only what changed in the last three months.
 */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    data: z.array(row),
    page: z.number(),
    size: z.number(),
    totalItems: z.number(),
    capped: z.boolean(),
    recentOnly: z.boolean().optional(),
  });

/** The answer of a verb that succeeded, with its result. */
export const done = <Result extends z.ZodType>(result: Result) =>
  z.object({ status: z.literal(true), data: result });

/** The verbs that the caller may run on a record, by name. */
export const may = z.array(z.string());

/** The format of an exported list. */
export const exportFormat = z.object({ format: z.enum(["xlsx", "csv"]).optional() });
