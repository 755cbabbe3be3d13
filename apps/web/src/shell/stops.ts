import type { Refusal } from "@fairway/ui/client/refusal.ts";
import { shownInDialog, toast } from "@fairway/ui/parts/toast.ts";
import { useSyncExternalStore } from "react";

let stop: Refusal | null = null;
const listeners = new Set<() => void>();

/** Shows a refusal that names a cure to ask for; null closes it. */
export function showStop(refusal: Refusal | null): void {
  stop = refusal;
  shownInDialog(refusal?.message ?? null);
  for (const each of listeners) each();
}

/** The refusal that is shown. */
export function useStop(): Refusal | null {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => stop,
  );
}

/** Shows the alerts that an answer brings along. */
export function showAlerts(answer: unknown): void {
  const { alerts } = (answer ?? {}) as { alerts?: readonly { readonly message: string }[] };
  if (Array.isArray(alerts)) for (const { message } of alerts) toast.warning(message);
}
