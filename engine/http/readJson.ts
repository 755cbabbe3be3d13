import { refuse } from "@fairway/core/refusal/commonRefusals.ts";

// A body may not smuggle in a prototype.
const POISON = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Reads a JSON body.
 *
 * Refuses: ask.malformed with line and column.
 */
export function readJson(text: string): unknown {
  if (text.trim() === "") return undefined;
  try {
    return JSON.parse(text, (key, value) => (POISON.has(key) ? undefined : value));
  } catch (error) {
    throw refuse("ask.malformed", { reason: place(text, (error as Error).message) });
  }
}

function place(text: string, message: string): string {
  const at = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
  const before = text.slice(0, at).split("\n");
  return `JSON, line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}
