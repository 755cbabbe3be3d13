const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** The number of a month by its English name or the first three letters; null for another text. */
export function monthOf(name: string): number | null {
  const at = months.indexOf(name.trim().slice(0, 3).toLowerCase());
  return at < 0 ? null : at + 1;
}
