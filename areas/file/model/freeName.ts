/**
 * Returns the names under which files are stored: as sent, with a number where the name is taken.
 *
 * Shape: names in the order of `wanted`; names are compared without case.
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
