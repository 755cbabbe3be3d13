import { useSyncExternalStore } from "react";
import type { EarningCharge } from "../model/chargeTotals.ts";

/** The lines of a bill as they stand in its open table, saved or not. */
export interface LiveMargin {
  readonly jobId: string;
  readonly hblid: string;
  readonly lines: readonly EarningCharge[];
}

let live: LiveMargin | null = null;
const listeners = new Set<() => void>();

/** Publishes the lines of the open table, from which the strip of its job computes the margin. */
export function publishMargin(next: LiveMargin | null): void {
  live = next;
  for (const each of listeners) each();
}

/** The lines of the open table of a job; null while none is open. */
export function useLiveMargin(jobId: string): LiveMargin | null {
  const now = useSyncExternalStore(listen, () => live);
  return now?.jobId === jobId ? now : null;
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
