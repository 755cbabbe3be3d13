import { holdsMoreValues } from "@fairway/core/json/holdsMoreValues.ts";
import { jsonFault } from "@fairway/core/json/jsonFault.ts";
import { refuseRequest } from "./httpRefusals.ts";

// A body must not set a prototype.
const POISON = new Set(["__proto__", "constructor", "prototype"]);

const MAY_BE_POISON = /__proto__|constructor|prototype|\\u/;

// The largest import has 20,000 rows of 40 columns in 64 MB. A body with more values is not a
// record, and reading and checking it would delay every other request.
const VALUES_PER_MEGABYTE = 15_000;

/**
 * Reads a JSON body of at most so many megabytes.
 *
 * Refuses: request.notJson with line and column · request.tooManyValues
 */
export function readJson(text: string, megabytes: number): unknown {
  if (text.trim() === "") return undefined;
  const most = Math.ceil(megabytes * VALUES_PER_MEGABYTE);
  if (holdsMoreValues(text, most)) throw refuseRequest("request.tooManyValues", { most });
  try {
    // A function that runs for every value takes ten times as long as the parser alone.
    return MAY_BE_POISON.test(text)
      ? JSON.parse(text, (key, value) => (POISON.has(key) ? undefined : value))
      : JSON.parse(text);
  } catch {
    const { line, column } = jsonFault(text) ?? { line: 1, column: 1 };
    throw refuseRequest("request.notJson", { line, column });
  }
}
