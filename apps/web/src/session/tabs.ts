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

/** Hears what other tabs tell about this person; answers how to stop. */
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

/** A toast to be shown once, after the page has been loaded again. */
export interface LaterToast {
  readonly title: string;
  readonly detail: string;
}

/** Keeps a toast for after the next load. */
export function toastLater(toast: LaterToast): void {
  sessionStorage.setItem(toastKey, JSON.stringify(toast));
}

/** Takes the kept toast, once. */
export function takeLaterToast(): LaterToast | null {
  const text = sessionStorage.getItem(toastKey);
  sessionStorage.removeItem(toastKey);
  return text ? (JSON.parse(text) as LaterToast) : null;
}
