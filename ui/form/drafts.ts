const listeners = new Set<() => void>();
const key = (address: string) => `fairway.draft.${address}`;

/** Tells every open form that the session has ended, so that the form keeps its values. */
export function keepDrafts(): void {
  for (const each of listeners) each();
}

/** Subscribes to the end of the session; returns the function that unsubscribes. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps the typed values of the form at an address until the user has signed in again. */
export function keepDraft(address: string, values: unknown): void {
  sessionStorage.setItem(key(address), JSON.stringify(values));
}

/** Returns and deletes the kept values. */
export function takeDraft(address: string): Record<string, unknown> | null {
  const text = sessionStorage.getItem(key(address));
  sessionStorage.removeItem(key(address));
  return text ? (JSON.parse(text) as Record<string, unknown>) : null;
}
