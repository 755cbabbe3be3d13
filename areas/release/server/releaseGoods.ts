import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import type { ReleaseRecord } from "../model/billRelease.ts";
import { dayOfStep, lockRelease, writeRelease } from "./changeRelease.ts";
import { releaseOf } from "./readRelease.ts";

/**
 * Notes that the goods of a bill of lading are handed out. This is done once.
 *
 * Locks: the job, then the bill.
 * Refuses: as lockRelease · release.notReady · release.dayAhead, .dayBefore
 * Source: rule RL-5
 */
export async function releaseGoods(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.releaseGoods>,
): Promise<{ status: true; data: ReleaseRecord }> {
  const changed = await lockRelease(tx, actor, ask, "release");
  await writeRelease(tx, actor, changed, "release", {
    releasedOn: dayOfStep(actor, changed, "release", ask),
    releasedBy: actor.userId,
    releasedTo: ask.releasedTo,
  });
  return { status: true, data: await releaseOf(tx, actor, changed.found) };
}
