import type { Pick } from "./picker.ts";

const most = 5;
const mostSources = 60;

const place = (userId: string) => `fairway.picks.${userId}`;

type Kept = readonly (readonly [source: string, picks: readonly Pick[]])[];

function kept(userId: string): Kept {
  try {
    return JSON.parse(localStorage.getItem(place(userId)) ?? "[]") as Kept;
  } catch {
    return [];
  }
}

/** The last picks of a user from a source in this browser, the newest first. */
export function recentPicks(userId: string, source: string): readonly Pick[] {
  return kept(userId).find(([name]) => name === source)?.[1] ?? [];
}

/** Stores a pick as the newest of its source. */
export function keepPick(userId: string, source: string, pick: Pick): void {
  const before = recentPicks(userId, source).filter((each) => each.id !== pick.id);
  const others = kept(userId).filter(([name]) => name !== source);
  // Only what an option shows: a pick may carry the whole record.
  const { id, code, name, detail } = pick;
  const shown = { id, code, name, ...(detail ? { detail } : {}) };
  const all: Kept = [[source, [shown, ...before].slice(0, most)], ...others];
  try {
    localStorage.setItem(place(userId), JSON.stringify(all.slice(0, mostSources)));
  } catch {
    // A full or closed storage loses the order of the next empty search, nothing else.
  }
}

/** The found picks of an empty search with the recent ones on top, each once. */
export function recentFirst<Found extends Pick>(
  found: readonly Found[],
  recent: readonly Pick[],
): readonly (Found | Pick)[] {
  const fresh = recent.map((each) => found.find((other) => other.id === each.id) ?? each);
  const ids = new Set(fresh.map((each) => each.id));
  return [...fresh, ...found.filter((each) => !ids.has(each.id))];
}
