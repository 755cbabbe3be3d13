const key = "fairway.signal";

/** A message of one tab to the others of the same browser. */
interface Signal {
  readonly kind: "switched" | "signedOut";
  readonly userId: string;
  readonly at: number;
}

/** Notifies the user's other tabs that the session has changed. */
export function tellTabs(kind: Signal["kind"], userId: string): void {
  localStorage.setItem(key, JSON.stringify({ kind, userId, at: Date.now() } satisfies Signal));
}

/** Listens to the messages of the user's other tabs; returns the function that stops listening. */
export function hearTabs(userId: string, heard: (kind: Signal["kind"]) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key !== key || !event.newValue) return;
    const signal = JSON.parse(event.newValue) as Signal;
    if (signal.userId === userId) heard(signal.kind);
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}

const toastKey = "fairway.toast";

/** A toast that is shown once, after the next load of the page. */
export interface LaterToast {
  readonly title: string;
  readonly detail: string;
}

/** Stores a toast until the next load. */
export function toastLater(toast: LaterToast): void {
  sessionStorage.setItem(toastKey, JSON.stringify(toast));
}

/** Returns and deletes the stored toast. */
export function takeLaterToast(): LaterToast | null {
  const text = sessionStorage.getItem(toastKey);
  sessionStorage.removeItem(toastKey);
  return text ? (JSON.parse(text) as LaterToast) : null;
}
