const plain = /^[ -~\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u1e00-\u1eff]*$/;

/**
 * Has a code or number Latin letters, digits and ASCII punctuation only? Letters of other alphabets
 * look like Latin ones.
 */
export function isCode(text: string): boolean {
  return plain.test(text);
}
