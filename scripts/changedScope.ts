/** What of the checks a change calls for. */
export interface Scope {
  /** The areas whose tests run; null when everything runs. */
  readonly areas: readonly string[] | null;
  /** Do the tests that stand on all areas run: rights, declared records, the main job, seeds? */
  readonly whole: boolean;
  /** Does the web application have to be built and walked through in a browser? */
  readonly screens: boolean;
}

/** Every check. */
export const everything: Scope = { areas: null, whole: true, screens: true };

// House rules run in any case; the gate has its own ground; documents are read by house rules.
const elsewhere =
  /^(docs|tests\/house-rules|tests\/faults|faults|bench|\.ci)\/|\.md$|^LICENSE$|^tests\/gate\.json$/;

/**
 * Returns what must run after files have changed: the changed areas and all on higher floors. A test
 * alone changes only its own area; a file below all areas changes everything.
 */
export function scopeOf(
  changed: readonly string[],
  floors: Readonly<Record<string, number>>,
): Scope {
  const areas = new Set<string>();
  let [whole, screens] = [false, false];
  for (const path of changed.filter((each) => !elsewhere.test(each))) {
    if (path.startsWith("tests/journeys/")) {
      screens = true;
      continue;
    }
    const area = /^areas\/([^/]+)\//.exec(path)?.[1];
    const floor = area === undefined ? undefined : floors[area];
    if (area === undefined || floor === undefined) return everything;
    areas.add(area);
    if (/\.test\.tsx?$/.test(path)) continue;
    for (const [name, level] of Object.entries(floors)) if (level > floor) areas.add(name);
    whole ||= !path.includes("/web/");
    screens ||= !path.includes("/server/");
  }
  return { areas: [...areas].sort(), whole, screens };
}
