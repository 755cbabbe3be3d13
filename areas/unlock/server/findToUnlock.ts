import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { unlockings } from "./unlockings.ts";

/** Finds the jobs or approved documents with the given numbers, and names the numbers without one. */
export async function findToUnlock(
  tx: Tx,
  actor: Actor,
  { unlockType, searchOption, keywords }: Ask<typeof contract.findToUnlock>,
) {
  actor.mustHave("settingUnlockRequest.access");
  const asked = [...new Set(keywords)];
  const all = await unlockings[unlockType].find(tx, actor, { searchOption, keywords: asked });
  const known = new Set(all.map(({ number }) => number));
  const found = new Map(all.map(({ number: _, ...object }) => [object.objectId, object]));
  return { found: [...found.values()], missing: asked.filter((each) => !known.has(each)) };
}

/** Returns what prevents the unlocking of jobs or documents, such as a voucher. */
export async function checkVouchers(
  tx: Tx,
  actor: Actor,
  { unlockType, ids }: Ask<typeof contract.checkVouchers>,
) {
  actor.mustHave("settingUnlockRequest.access");
  const { read, whyNot } = unlockings[unlockType];
  const seen = await read(tx, actor, ids);
  const objects = seen.map(({ objectId }) => objectId);
  const why = await whyNot(tx, actor, objects, false);
  const reasons = [...why.values()].map((refused) => refused.say(actor.language));
  return { status: reasons.length > 0, reasons };
}
