import type { DataType } from "@fairway/areas/outbox/model/item.ts";

/** A record as a connector sends it. */
export interface SentItem {
  /** The key of the record in the accounting system: sent twice, it is made once. */
  readonly key: string;
  readonly dataType: DataType;
  readonly action: "ADD" | "UPDATE";
  readonly number: string;
  readonly request: unknown;
}

/** The answer of an accounting system about one record. */
export type LedgerAnswer = { readonly answer: string } & (
  | { readonly outcome: "Synced"; readonly ledgerNo: string | null }
  | { readonly outcome: "Rejected"; readonly reason: string }
);

/** A way to an accounting system. Any error but `NotReached` leaves open whether it has the record. */
export interface Connector {
  /** The record under its key; null where the system does not have it. */
  find(item: SentItem): Promise<LedgerAnswer | null>;
  send(item: SentItem): Promise<LedgerAnswer>;
}

/** The system was not reached: it does not have the record by this try. */
export class NotReached extends Error {}
