import { endOfString } from "./endOfString.ts";

/** Where a text stops being JSON; lines and columns start at 1. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
}

const blank = /[\t\n\r ]*/y;
const atom = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\d.])|true\b|false\b|null\b/y;

/** Finds the first position where a text is not valid JSON; null when the text is valid. */
export function jsonFault(text: string): JsonFault | null {
  const at = faultAt(text);
  if (at === null) return null;
  const before = text.slice(0, at).split(/\r\n?|\n/);
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

type Wanted = "value" | "first" | "key" | "colon" | "next" | "firstKey";

function faultAt(text: string): number | null {
  let at = 0;
  const open: ("[" | "{")[] = [];
  let wanted: Wanted = "value";
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? null;
    if (found !== null) at += found.length;
    return found;
  };
  const takeString = (): boolean => {
    const end = endOfString(text, at);
    at = end ?? at;
    return end !== null;
  };
  for (;;) {
    take(blank);
    const sign = text[at];
    if (wanted === "next" && open.length === 0) return sign === undefined ? null : at;
    if (sign === undefined) return at;
    const inside = open.at(-1);
    const closes =
      (sign === "]" && inside === "[" && (wanted === "first" || wanted === "next")) ||
      (sign === "}" && inside === "{" && (wanted === "firstKey" || wanted === "next"));
    if (closes) {
      open.pop();
      at += 1;
      wanted = "next";
    } else if (wanted === "next") {
      if (sign !== ",") return at;
      at += 1;
      wanted = inside === "{" ? "key" : "value";
    } else if (wanted === "colon") {
      if (sign !== ":") return at;
      at += 1;
      wanted = "value";
    } else if (wanted === "key" || wanted === "firstKey") {
      if (sign !== '"' || !takeString()) return at;
      wanted = "colon";
    } else if (sign === "[" || sign === "{") {
      open.push(sign);
      at += 1;
      wanted = sign === "[" ? "first" : "firstKey";
    } else {
      if (sign === '"' ? !takeString() : take(atom) === null) return at;
      wanted = "next";
    }
  }
}
