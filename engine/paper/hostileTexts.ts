/**
 * A text that an attacker could type into a goods description to break the paper or to read files
 * of the server.
 */
export const hostileText = '*b* _i_ #read("/etc/passwd") $x^2$ `c` <t> @r \\u{41} Ặ Ễ ₫ → № 日本 ✓';

/**
 * Adds hostile text and a unique mark to every free text of a paper (for tests).
 *
 * Shape: keys named in `keep` and texts that are numbers or dates are unchanged; the test searches
 * for the marks on the printed paper.
 */
export function hostileTexts<Paper extends object>(
  paper: Paper,
  keep: readonly string[],
): { paper: Paper; marks: string[] } {
  const marks: string[] = [];
  const changed = changedTexts(paper, keep, (text) => {
    const mark = `Q${100 + marks.length}Z`;
    marks.push(mark);
    return `${text} ${hostileText} ${mark}`;
  });
  return { paper: changed, marks };
}

/**
 * Returns a paper with every free text changed (for tests); numbers, dates and the keys in `keep`
 * are unchanged.
 */
export function changedTexts<Content>(
  content: Content,
  keep: readonly string[],
  change: (text: string) => string,
): Content {
  const changed = (value: unknown, key: string): unknown => {
    if (value instanceof Uint8Array) return value;
    if (Array.isArray(value)) return value.map((item) => changed(item, key));
    if (value !== null && typeof value === "object")
      return Object.fromEntries(
        Object.entries(value).map(([name, part]) => [name, changed(part, name)]),
      );
    const free = typeof value === "string" && !/^-?[\d.]+$|^\d{4}-\d{2}-\d{2}/.test(value);
    return free && !keep.includes(key) ? change(value) : value;
  };
  return changed(content, "") as Content;
}
