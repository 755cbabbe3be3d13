import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import type { ReleaseRecord } from "../model/billRelease.ts";
import { dayOfStep, lockRelease, writeRelease } from "./changeRelease.ts";
import { releaseOf } from "./readRelease.ts";

/**
 * Notes that a bill of lading is released by telex: the office at the other end hands out the goods
 * without an original. Its papers say surrendered from now on.
 *
 * Locks: the job, then the bill.
 * Refuses: as lockRelease · release.originalsOut · release.dayAhead, .dayBefore
 * Source: rule RL-4
 */
export async function telexBill(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.telexBill>,
): Promise<{ status: true; data: ReleaseRecord }> {
  const changed = await lockRelease(tx, actor, ask, "telex");
  await writeRelease(tx, actor, changed, "telex", {
    surrenderedOn: dayOfStep(actor, changed, "telex", ask),
    surrenderedBy: actor.userId,
    isTelex: true,
  });
  return { status: true, data: await releaseOf(tx, actor, changed.found) };
}
