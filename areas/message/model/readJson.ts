import { endOfString } from "@fairway/core/json/endOfString.ts";
import type { Words } from "@fairway/core/words/words.ts";

/** The position of the first error in a JSON text, and its reason. */
export interface JsonFault {
  readonly reason: Words;
  readonly line: number;
  readonly column: number;
}

/** A parsed JSON value; a number is kept as its digits, so that no weight is rounded. */
export type Json = string | boolean | null | Json[] | { readonly [name: string]: Json };

// An instruction of a hundred containers has about three thousand values, names of at most forty
// characters and ten levels. Without limits, a file of two megabytes could produce an answer of
// hundreds of megabytes.
const deepest = 20;
const longestName = 80;
const mostValues = 5000;

/**
 * Reads a JSON text of limited depth, length of names and number of values; numbers are returned as
 * text.
 *
 * Shape: either the value or the first fault, with line and column counted from 1.
 */
export function readJson(text: string): { value: Json } | { fault: JsonFault } {
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  let depth = 0;
  let values = 0;

  class Stop extends Error {
    readonly reason: Words;
    constructor(reason: Words) {
      super(reason.en);
      this.reason = reason;
    }
  }
  const stop = (en: string, vi: string): never => {
    throw new Stop({ en, vi });
  };
  const blanks = () => {
    while (at < text.length && " \t\n\r".includes(text[at] as string)) at += 1;
  };
  const here = (): Words =>
    at >= text.length
      ? { en: "the end of the file", vi: "cuối tệp" }
      : { en: `“${text[at]}”`, vi: `“${text[at]}”` };
  const expected = (en: string, vi: string): never =>
    stop(`${en} was expected, not ${here().en}`, `cần ${vi}, không phải ${here().vi}`);

  const value = (): Json => {
    blanks();
    values += 1;
    if (values > mostValues) stop(`more than ${mostValues} values`, `quá ${mostValues} giá trị`);
    const sign = text[at];
    if (sign === "{" || sign === "[") {
      depth += 1;
      if (depth > deepest) stop(`more than ${deepest} levels`, `quá ${deepest} cấp lồng nhau`);
      const inside = sign === "{" ? object() : array();
      depth -= 1;
      return inside;
    }
    if (sign === '"') return string();
    for (const [word, meant] of [
      ["true", true],
      ["false", false],
      ["null", null],
    ] as const) {
      if (text.startsWith(word, at)) {
        at += word.length;
        return meant;
      }
    }
    const number = /-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/y;
    number.lastIndex = at;
    const found = number.exec(text)?.[0];
    if (!found) return expected("a value", "một giá trị");
    at += found.length;
    return found;
  };

  const object = (): Json => {
    const made = Object.create(null) as Record<string, Json>;
    at += 1;
    blanks();
    if (text[at] === "}") {
      at += 1;
      return made;
    }
    for (;;) {
      blanks();
      if (text[at] !== '"') expected("a name in quotes", "một tên trong ngoặc kép");
      const name = string();
      if (name.length > longestName) {
        stop(`a name of over ${longestName} characters`, `tên dài quá ${longestName} ký tự`);
      }
      blanks();
      if (text[at] !== ":") expected(`“:” after “${name}”`, `“:” sau “${name}”`);
      at += 1;
      made[name] = value();
      blanks();
      if (text[at] === ",") at += 1;
      else if (text[at] === "}") {
        at += 1;
        return made;
      } else expected("“,” or “}”", "“,” hoặc “}”");
    }
  };

  const array = (): Json => {
    const made: Json[] = [];
    at += 1;
    blanks();
    if (text[at] === "]") {
      at += 1;
      return made;
    }
    for (;;) {
      made.push(value());
      blanks();
      if (text[at] === ",") at += 1;
      else if (text[at] === "]") {
        at += 1;
        return made;
      } else expected("“,” or “]”", "“,” hoặc “]”");
    }
  };

  const string = (): string => {
    const end = endOfString(text, at);
    if (end === null)
      return stop(
        "a text that does not end or holds a forbidden sign",
        "chuỗi không kết thúc hoặc có ký tự không được phép",
      );
    const found = text.slice(at, end);
    at = end;
    return JSON.parse(found) as string;
  };

  try {
    const read = value();
    blanks();
    if (at < text.length) expected("nothing more", "hết tệp");
    return { value: read };
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    const before = text.slice(0, at);
    const line = before.split("\n").length;
    return { fault: { reason: error.reason, line, column: at - before.lastIndexOf("\n") } };
  }
}
