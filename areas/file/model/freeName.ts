import { textKey } from "@fairway/core/text/textKey.ts";

/**
 * Returns the names under which files are stored: as sent, with a number where the name is taken.
 *
 * Shape: names in the order of `wanted`; names are compared as they look.
 */
export function freeNames(wanted: readonly string[], taken: readonly string[]): string[] {
  const used = new Set(taken.map((name) => textKey(name)));
  return wanted.map((name) => {
    const [, stem = name, ending = ""] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
    let free = name;
    for (let no = 2; used.has(textKey(free)); no += 1) free = `${stem} (${no})${ending}`;
    used.add(textKey(free));
    return free;
  });
}
