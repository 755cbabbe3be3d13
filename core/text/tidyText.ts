const blanks = /[\t-\r\u0085\u1680\u2028\u2029]/g;

/**
 * Control, direction and other characters without a shape, by their code points in hexadecimal;
 * PostgreSQL has the same in text_key.
 */
const withoutShape = `1-8 e-1f 7f-84 86-9f ad 34f 61c 115f-1160 17b4-17b5 180b-180f 200b-200f
  202a-202e 2060-206f 3164 fe00-fe0f feff ffa0 fff0-ffff 1d173-1d17a e0000-e0fff`;

const invisible = new RegExp(
  `[${withoutShape.replace(/[0-9a-f]+/g, "\\u{$&}").replace(/\s+/g, "")}]`,
  "gu",
);

/**
 * Returns a code, a number or a file name in its visible form: composed letters (NFKC), no
 * invisible or direction characters, single blanks.
 */
export function tidyText(value: string): string {
  return visibleIn("NFKC", value);
}

/** Returns a name without invisible characters, with composed letters and single blanks. */
export function tidyName(value: string): string {
  return visibleIn("NFC", value);
}

// Joiners between letters stay: they shape signs and some alphabets.
const marks = /[\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/**
 * Returns a text without direction marks and blanks without width, which reorder a line of a
 * paper or hide in it; a text of invisible characters only is empty.
 */
export function shownText(value: string): string {
  const shown = value.replace(marks, "");
  return shown.replace(invisible, "").trim() === "" ? "" : shown;
}

function visibleIn(form: "NFC" | "NFKC", value: string): string {
  const visible = value.replace(blanks, " ").replace(invisible, "");
  return visible.normalize(form).replace(/ +/g, " ").trim();
}
