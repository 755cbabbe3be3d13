/** Parts of a search to change; null, undefined and "" remove a part. */
export type SearchChange = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** A search text with some parts changed, e.g. `?page=2&q=SFE`. */
export function changedSearch(search: string, parts: SearchChange): string {
  const next = new URLSearchParams(search);
  for (const [key, value] of Object.entries(parts)) {
    if (value === null || value === undefined || value === "") next.delete(key);
    else next.set(key, String(value));
  }
  const text = next.toString();
  return text ? `?${text}` : "";
}

/** Reads a search as plain texts, for the router. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Writes a search from plain texts, for the router. */
export function stringifySearch(search: Record<string, unknown>): string {
  return changedSearch("", search as SearchChange);
}
