import type { Tx } from "@fairway/engine/db/tx.ts";

/** What an area does when a settlement that holds lines of jobs is done. */
type FollowSettled = (
  tx: Tx,
  settled: { readonly companyId: string; readonly jobIds: readonly string[] },
) => Promise<void>;

const followers = new Map<string, FollowSettled>();

/** Registers what an area does when a settlement is done; its `handlers.ts` imports the registering file. */
export function registerSettled(area: string, follow: FollowSettled): void {
  if (followers.has(area)) throw new Error(`${area} follows twice`);
  followers.set(area, follow);
}

/** Lets the areas follow a settlement that is done; the area of settlements calls it. */
export async function followSettled(
  tx: Tx,
  settled: { readonly companyId: string; readonly jobIds: readonly string[] },
): Promise<void> {
  for (const follow of followers.values()) await follow(tx, settled);
}
