import type { HubSpec } from "@fairway/core/contract/hub.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "../db/tx.ts";

/** One event on its way to the browsers of one company. */
export interface Delivery {
  readonly event: string;
  readonly content: unknown;
  /** Whom it is for: one person, one connection, or everybody of the company. */
  readonly to: { readonly userId: string } | { readonly connectionId: string } | "all";
}

/** A message between server processes, as `tell` sent it. */
export interface HubMessage extends Readonly<Record<string, unknown>> {
  readonly hub: string;
  readonly companyId: string;
}

/** A hub and what stands behind it. */
export interface ServedHub {
  readonly spec: HubSpec;
  /** Turns a told message into deliveries for those of the company who are connected here. */
  deliver(tx: Tx, message: HubMessage, present: readonly string[]): Promise<Delivery[]>;
  /** Verbs behind the events that browsers may send; the sender has the event's right. */
  readonly verbs: Readonly<Record<string, (tx: Tx, actor: Actor, content: never) => Promise<void>>>;
}
