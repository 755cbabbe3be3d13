/** One changed field of an entry: old and new value. */
export interface ToldField {
  readonly field: string;
  readonly was: string;
  readonly now: string;
}

type Told = Readonly<Record<string, unknown>> | null;

/** Lists the fields that differ between an entry's before and after, in words; nested ones by path. */
export function tellChange(entry: { readonly before: Told; readonly after: Told }): ToldField[] {
  const before = flat(entry.before);
  const after = flat(entry.after);
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((field) => ({ field, was: before.get(field) ?? "", now: after.get(field) ?? "" }))
    .filter(({ was, now }) => was !== now);
}

function flat(value: unknown, path = "", found = new Map<string, string>()): Map<string, string> {
  if (value === null || value === undefined) return found;
  if (typeof value !== "object") found.set(path, String(value));
  else {
    for (const [key, each] of Object.entries(value)) {
      flat(each, path ? `${path}.${key}` : key, found);
    }
  }
  return found;
}
