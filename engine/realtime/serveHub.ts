import type { HubSpec } from "@fairway/core/contract/hub.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { Tx } from "../db/tx.ts";

/** One event for the browsers of one company. */
export interface Delivery {
  readonly event: string;
  readonly content: unknown;
  /** The recipients: one user in one language, one connection, or all users of the company. */
  readonly to:
    | { readonly userId: string; readonly language: Language }
    | { readonly connectionId: string }
    | "all";
}

/** A message between server processes, sent with `tell`. */
export interface HubMessage extends Readonly<Record<string, unknown>> {
  readonly hub: string;
  readonly companyId: string;
}

/** A hub and its functions. */
export interface ServedHub {
  readonly spec: HubSpec;
  /** Turns a told message into events for the company's connections in this process. */
  deliver(tx: Tx, message: HubMessage, present: readonly string[]): Promise<Delivery[]>;
  /** The verbs of the events that browsers may send; the sender has the event's right. */
  readonly verbs: Readonly<Record<string, (tx: Tx, actor: Actor, content: never) => Promise<void>>>;
}
