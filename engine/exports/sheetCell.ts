import type { Actor } from "@fairway/core/permission/actor.ts";
import { cellText } from "@fairway/core/resource/cellText.ts";
import type { Field } from "@fairway/core/resource/field.ts";
import { sayInstant } from "@fairway/core/words/dates.ts";

type Reader = Pick<Actor, "language" | "timeZone">;

/** Writes a value of a record as the cell of a sheet; an instant in the office's time zone. */
export function sheetCell(spec: Field, value: unknown, { language, timeZone }: Reader) {
  if (spec.kind !== "instant") return cellText(spec, value, language);
  return value ? sheetInstant(String(value), timeZone) : null;
}

/** Writes an instant as a sheet reads it, `YYYY-MM-DD HH:mm`. */
export function sheetInstant(instant: string, timeZone: string): string {
  const [day = "", time = ""] = sayInstant(instant, timeZone).split(" ");
  return `${day.split("/").reverse().join("-")} ${time}`;
}
