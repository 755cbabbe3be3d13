/**
 * Returns the places of texts that PostgreSQL cannot store, such as `lines.3.notes`: those with the
 * character NUL or with half of a surrogate pair.
 *
 * Shape: at most `most` places.
 */
export function unstorableTexts(value: unknown, most: number): string[] {
  const found: string[] = [];
  const look = (each: unknown, place: string) => {
    if (found.length >= most) return;
    if (typeof each === "string") {
      if (each.includes("\u0000") || !each.isWellFormed()) found.push(place);
    } else if (Array.isArray(each)) {
      each.forEach((part, at) => look(part, below(place, String(at))));
    } else if (isPlain(each)) {
      for (const [name, part] of Object.entries(each)) look(part, below(place, name));
    }
  };
  look(value, "");
  return found;
}

const below = (place: string, name: string) => (place ? `${place}.${name}` : name);

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
