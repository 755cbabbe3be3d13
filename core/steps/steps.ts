/** The states of a document: for each state its verbs, and the state that each verb leads to. */
export type Steps = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The state that a verb leads to; null when the verb is not allowed in this state. */
export function nextState<S extends Steps>(
  steps: S,
  state: string,
  verb: string,
): (keyof S & string) | null {
  const next = steps[state]?.[verb];
  return next === undefined ? null : (next as keyof S & string);
}
