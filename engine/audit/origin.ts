import type { Tx } from "../db/tx.ts";

/** The origin of a transaction: the address and the number of its request. */
export interface Origin {
  readonly address: string;
  readonly requestId: string;
}

const origins = new WeakMap<Tx, Origin>();

/** Stores the origin of a transaction in the transaction, for the audit. */
export function noteOrigin(tx: Tx, { address, requestId }: Origin): void {
  origins.set(tx, { address, requestId });
}

/** The origin of a transaction; null for work without a request, e.g. a seed. */
export function originOf(tx: Tx): Origin | null {
  return origins.get(tx) ?? null;
}
