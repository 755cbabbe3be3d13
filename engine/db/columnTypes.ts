import { type CustomTypesConfig, types } from "pg";

const INT8 = 20;
const DATE = 1082;
const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;
const NUMERIC = 1700;
const TEXT_ARRAY = 1009;
const KEPT_AS_TEXT = new Set([INT8, DATE, TIMESTAMP, NUMERIC]);
// int8[], timestamp[], date[], timestamptz[], numeric[]
const ARRAYS_KEPT_AS_TEXT = new Set([1016, 1115, 1182, 1185, 1231]);

/** Turns the server's text of an instant (in UTC) into ISO 8601 with milliseconds. */
export function isoInstant(text: string): string {
  const match = /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00(?::00)?$/.exec(text);
  if (!match) return text;
  const milliseconds = (match[3] ?? "").slice(0, 3).padEnd(3, "0");
  return `${match[1]}T${match[2]}.${milliseconds}Z`;
}

const asText = (text: string) => text;

/** Reads days, instants and exact numbers as text, so that none is shifted or rounded. */
export const columnTypes: CustomTypesConfig = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    if (KEPT_AS_TEXT.has(oid)) return asText;
    if (oid === TIMESTAMPTZ) return isoInstant;
    const known = ARRAYS_KEPT_AS_TEXT.has(oid) ? TEXT_ARRAY : oid;
    return types.getTypeParser(known, format as "text");
  },
};
