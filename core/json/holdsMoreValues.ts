const QUOTE = 0x22;
const COMMA = 0x2c;
const BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const BRACE = 0x7b;

/** Checks whether a JSON text has more values than a limit; an approximate and cheap count. */
export function holdsMoreValues(text: string, most: number): boolean {
  // Each further value costs at least one character.
  if (text.length <= most) return false;
  let values = 1;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) inString = !inString;
    else if (inString) at += code === BACKSLASH ? 1 : 0;
    else if (code === COMMA || code === BRACKET || code === BRACE) values += 1;
    if (values > most) return true;
  }
  return false;
}
