const BLANK = 0x20;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const escaped = '"\\/bfnrt';
const hex = /^[0-9a-fA-F]{4}$/;

/**
 * The position after a JSON string that begins at a quote; null for a string without an end or with
 * a forbidden character. A loop, because a pattern runs out of stack on a text of some megabytes.
 */
export function endOfString(text: string, from: number): number | null {
  for (let at = from + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at + 1;
    if (code < BLANK) return null;
    if (code !== BACKSLASH) continue;
    at += 1;
    const sign = text[at];
    if (sign === "u" && hex.test(text.slice(at + 1, at + 5))) at += 4;
    else if (sign === undefined || !escaped.includes(sign)) return null;
  }
  return null;
}
