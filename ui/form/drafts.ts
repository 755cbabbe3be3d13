const listeners = new Set<() => void>();
const key = (address: string) => `fairway.draft.${address}`;

/** Tells every open form that the session has ended, so that it keeps its typing. */
export function keepDrafts(): void {
  for (const each of listeners) each();
}

/** Hears of the end of the session; answers how to stop hearing. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps the typing of the form at an address until the person has signed in again. */
export function keepDraft(address: string, values: unknown): void {
  sessionStorage.setItem(key(address), JSON.stringify(values));
}

/** Takes a kept typing back, once. */
export function takeDraft(address: string): Record<string, unknown> | null {
  const text = sessionStorage.getItem(key(address));
  sessionStorage.removeItem(key(address));
  return text ? (JSON.parse(text) as Record<string, unknown>) : null;
}
