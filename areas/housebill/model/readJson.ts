/** Where a text stops being JSON, and why. */
export interface JsonFault {
  readonly reason: string;
  readonly line: number;
  readonly column: number;
}

/** A number keeps the digits it was written with, so that no weight is rounded on the way. */
export type Json = string | boolean | null | Json[] | { readonly [name: string]: Json };

const deepest = 60;

/**
 * Reads a JSON text; numbers come back as the text they were written as.
 *
 * Shape: either the value or the first fault, with line and column counted from 1.
 */
export function readJson(text: string): { value: Json } | { fault: JsonFault } {
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  let depth = 0;

  class Stop extends Error {}
  const stop = (reason: string): never => {
    throw new Stop(reason);
  };
  const blanks = () => {
    while (at < text.length && " \t\n\r".includes(text[at] as string)) at += 1;
  };
  const here = () => (at >= text.length ? "the end of the file" : `“${text[at]}”`);

  const value = (): Json => {
    blanks();
    const sign = text[at];
    if (sign === "{" || sign === "[") {
      depth += 1;
      if (depth > deepest) stop(`more than ${deepest} levels`);
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
    if (!found) return stop(`a value was expected, not ${here()}`);
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
      if (text[at] !== '"') stop(`a name in quotes was expected, not ${here()}`);
      const name = string();
      blanks();
      if (text[at] !== ":") stop(`“:” was expected after “${name}”, not ${here()}`);
      at += 1;
      made[name] = value();
      blanks();
      if (text[at] === ",") at += 1;
      else if (text[at] === "}") {
        at += 1;
        return made;
      } else stop(`“,” or “}” was expected, not ${here()}`);
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
      } else stop(`“,” or “]” was expected, not ${here()}`);
    }
  };

  const string = (): string => {
    const whole = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
    whole.lastIndex = at;
    const found = whole.exec(text)?.[0];
    if (found === undefined) return stop("a text that does not end or holds a forbidden sign");
    at += found.length;
    return JSON.parse(found) as string;
  };

  try {
    const read = value();
    blanks();
    if (at < text.length) stop(`nothing more was expected, but there is ${here()}`);
    return { value: read };
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    const before = text.slice(0, at);
    const line = before.split("\n").length;
    return { fault: { reason: error.message, line, column: at - before.lastIndexOf("\n") } };
  }
}
