import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId, updateRows } from "@fairway/engine/db/writeRows.ts";
import type * as contract from "../contract.ts";
import type { ReleaseRecord } from "../model/billRelease.ts";
import { refuseRelease } from "../model/refusals.ts";
import { dayOfStep, lockRelease, writeRelease } from "./changeRelease.ts";
import { releaseOf } from "./readRelease.ts";

/**
 * Notes originals that were handed in, or spoiled and kept.
 *
 * Locks: the job, then the bill.
 * Refuses: as lockRelease · release.notOut · release.spoiledElsewhere · release.dayAhead, .dayBefore
 * Source: rule RL-3
 */
export async function takeBackOriginals(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.takeBackOriginals>,
): Promise<{ status: true; data: ReleaseRecord }> {
  const changed = await lockRelease(tx, actor, ask, "takeBack");
  const { found, release } = changed;
  if (ask.isSpoiled && !release.isOurs) {
    throw refuseRelease("release.spoiledElsewhere", { hwbno: release.hwbno });
  }
  const returnedOn = dayOfStep(actor, changed, "takeBack", ask);
  const wanted = [...new Set(ask.originals)];
  for (const original of wanted) {
    if (!release.out.includes(original)) {
      throw refuseRelease("release.notOut", { hwbno: release.hwbno, original });
    }
  }
  await writeRelease(tx, actor, changed, "takeBack");
  const { companyId, userId } = actor;
  const { isSpoiled, note } = ask;
  const back = { returnedOn, returnedBy: userId, isSpoiled, note, ...stampChange(actor) };
  const printed = release.originals.filter(
    ({ originalNo, returnedOn: day }) => day === null && wanted.includes(originalNo),
  );
  await updateRows(
    tx,
    "bill_original",
    companyId,
    printed.map(({ id }) => ({ id, ...back })),
  );
  // Those of a bill that arrives were printed by somebody else, and are first seen here.
  const known = new Set(printed.map(({ originalNo }) => originalNo));
  const seen = wanted.filter((no) => !known.has(no));
  await insertRows(
    tx,
    "bill_original",
    seen.map((originalNo) => ({
      companyId,
      id: newId(),
      hblid: release.hblid,
      originalNo,
      userCreated: userId,
      ...back,
    })),
  );
  return { status: true, data: await releaseOf(tx, actor, found) };
}
