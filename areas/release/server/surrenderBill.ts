import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import type { ReleaseRecord } from "../model/billRelease.ts";
import { dayOfStep, lockRelease, writeRelease } from "./changeRelease.ts";
import { releaseOf } from "./readRelease.ts";

/**
 * Notes that a bill of lading is surrendered: all its originals are back. Its papers say so from now on.
 *
 * Locks: the job, then the bill.
 * Refuses: as lockRelease · release.originalsOut · release.dayAhead, .dayBefore
 * Source: rule RL-4
 */
export async function surrenderBill(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.surrenderBill>,
): Promise<{ status: true; data: ReleaseRecord }> {
  const changed = await lockRelease(tx, actor, ask, "surrender");
  await writeRelease(tx, actor, changed, "surrender", {
    surrenderedOn: dayOfStep(actor, changed, "surrender", ask),
    surrenderedBy: actor.userId,
  });
  return { status: true, data: await releaseOf(tx, actor, changed.found) };
}
