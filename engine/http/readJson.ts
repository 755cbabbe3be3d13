import { jsonFault } from "@fairway/core/json/jsonFault.ts";
import { refuseRequest } from "./httpRefusals.ts";

// A body must not set a prototype.
const POISON = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Reads a JSON body.
 *
 * Refuses: request.notJson with line and column.
 */
export function readJson(text: string): unknown {
  if (text.trim() === "") return undefined;
  try {
    return JSON.parse(text, (key, value) => (POISON.has(key) ? undefined : value));
  } catch {
    const { line, column } = jsonFault(text) ?? { line: 1, column: 1 };
    throw refuseRequest("request.notJson", { line, column });
  }
}
