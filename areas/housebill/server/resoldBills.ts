import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";

/** A bill that another salesman has taken over. */
export interface ResoldBill {
  readonly id: string;
  readonly from: string;
  readonly to: string | null;
}

/** Lets what an area keeps of bills follow their new salesmen. */
type FollowSalesman = (tx: Tx, actor: Actor, bills: readonly ResoldBill[]) => Promise<void>;

const followers = new Map<string, FollowSalesman>();

/**
 * Registers what a higher area does when the salesman of a bill changes; its `handlers.ts` imports
 * the registering file. Rule HB-42
 */
export function registerResold(area: string, follow: FollowSalesman): void {
  followers.set(area, follow);
}

/** Lets the higher areas follow the new salesmen of bills. */
export async function followSalesmen(
  tx: Tx,
  actor: Actor,
  bills: readonly ResoldBill[],
): Promise<void> {
  if (bills.length === 0) return;
  for (const follow of followers.values()) await follow(tx, actor, bills);
}
