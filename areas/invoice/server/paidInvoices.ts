import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Invoice } from "../model/invoice.ts";

/** Receives the money of invoices that an import says are paid, in full and on their day. */
export interface FollowPaid {
  /** May the user receive money on an invoice? */
  readonly may: (actor: Actor, invoice: Invoice) => boolean;
  readonly receive: (tx: Tx, actor: Actor, invoices: readonly Invoice[]) => Promise<void>;
}

let follower: FollowPaid | null = null;

/** Registers what receives the money of imported invoices; a second one is a fault. */
export function registerPaid(follow: FollowPaid): void {
  if (follower) throw new Error("the money of imported invoices is received twice");
  follower = follow;
}

/** What receives the money; null where no area does. */
export const paidFollower = (): FollowPaid | null => follower;
