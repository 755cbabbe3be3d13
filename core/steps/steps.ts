/** The life of a document: for each state, the verbs it takes and the state each leads to. */
export type Steps = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The state that a verb leads to, or null when the verb is not open in this state. */
export function nextState<S extends Steps>(
  steps: S,
  state: string,
  verb: string,
): (keyof S & string) | null {
  const next = steps[state]?.[verb];
  return next === undefined ? null : (next as keyof S & string);
}

/** The verbs open in a state. */
export function openVerbs(steps: Steps, state: string): string[] {
  return Object.keys(steps[state] ?? {});
}
