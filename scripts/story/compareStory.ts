import { isDecimal, decimal } from "@fairway/core/money/decimal.ts";
import { existsSync, statSync } from "node:fs";
import type { Outcome } from "./playStory.ts";

/**
 * Lists where a story came to something else than expected.
 *
 * Shape: every expected key must be there; further ones may be. Numbers are compared as decimals,
 *   lists as lists; a text that begins with "~" is a regular expression for the whole value;
 *   "<a paper>" is the path of a PDF or workbook that exists; `says` are words of a refusal.
 */
export function compareStory(expected: unknown, outcome: Outcome): string[] {
  return differences(expected, outcome, "");
}

function differences(expected: unknown, found: unknown, path: string): string[] {
  const differs = () => [`${path}: expected ${shown(expected)}, found ${shown(found)}`];
  if (expected === null || typeof expected !== "object") {
    return isSame(expected, found) ? [] : differs();
  }
  if (found === null || typeof found !== "object") return differs();
  if (Array.isArray(expected)) {
    if (!Array.isArray(found) || found.length !== expected.length) return differs();
    return expected.flatMap((each, at) => differences(each, found[at], `${path}[${at}]`));
  }
  const fields = found as Readonly<Record<string, unknown>>;
  return Object.entries(expected).flatMap(([key, value]) =>
    key === "says"
      ? unsaid(value, fields["message"], path)
      : differences(value, fields[key], path ? `${path}.${key}` : key),
  );
}

function unsaid(words: unknown, message: unknown, path: string): string[] {
  return (words as string[])
    .filter((word) => !String(message).toLowerCase().includes(word.toLowerCase()))
    .map((word) => `${path}: the message lacks "${word}": ${shown(message)}`);
}

function isSame(expected: unknown, found: unknown): boolean {
  if (expected === "<a paper>") return isPaper(found);
  if (found === null || found === undefined) return expected === found;
  const [one, other] = [String(expected), String(found)];
  if (one.startsWith("~")) return new RegExp(`^(?:${one.slice(1)})$`, "s").test(other);
  return one === other || (isDecimal(one) && isDecimal(other) && decimal(one).eq(decimal(other)));
}

function isPaper(path: unknown): boolean {
  return (
    typeof path === "string" &&
    /\.(pdf|xlsx|zip)$/.test(path) &&
    existsSync(path) &&
    statSync(path).size > 500
  );
}

const shown = (value: unknown) => (value === undefined ? "nothing" : JSON.stringify(value));
