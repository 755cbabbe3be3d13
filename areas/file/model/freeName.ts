/**
 * Gives files the names they are kept under: as sent, and with a number where that is taken.
 *
 * Shape: names in the order of `wanted`; capitals do not tell two names apart.
 */
export function freeNames(wanted: readonly string[], taken: readonly string[]): string[] {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  return wanted.map((name) => {
    const [, stem = name, ending = ""] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
    let free = name;
    for (let no = 2; used.has(free.toLowerCase()); no += 1) free = `${stem} (${no})${ending}`;
    used.add(free.toLowerCase());
    return free;
  });
}
