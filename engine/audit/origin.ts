import type { Tx } from "../db/tx.ts";

/** Where a transaction came from: the address and the number of its request. */
export interface Origin {
  readonly address: string;
  readonly requestId: string;
}

const origins = new WeakMap<Tx, Origin>();

/** Notes where a transaction came from, so that the audit can say it. */
export function noteOrigin(tx: Tx, { address, requestId }: Origin): void {
  origins.set(tx, { address, requestId });
}

/** Where a transaction came from; null for work that nobody asked for, e.g. a seed. */
export function originOf(tx: Tx): Origin | null {
  return origins.get(tx) ?? null;
}
