const blanks = /[\t-\r\u0085\u1680\u2028\u2029]/g;

/** Control, direction and other characters without a shape; PostgreSQL has the same in text_key. */
const invisible =
  /[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu;

/**
 * Writes a code, a number or a file name as a person sees it: composed letters (NFKC), no
 * invisible or direction characters, single blanks.
 */
export function tidyText(value: string): string {
  const visible = value.replace(blanks, " ").replace(invisible, "");
  return visible.normalize("NFKC").replace(/ +/g, " ").trim();
}
