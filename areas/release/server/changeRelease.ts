import type { BillAndJob } from "@fairway/areas/housebill/model/houseBill.ts";
import { mustChangeBill } from "@fairway/areas/housebill/server/houseBillMay.ts";
import { lockHouseBill } from "@fairway/areas/housebill/server/lockHouseBill.ts";
import { whyNotNearJob } from "@fairway/areas/shipment/model/whyNotDays.ts";
import type { SystemCode } from "@fairway/areas/stage/model/systemStages.ts";
import { noteStage } from "@fairway/areas/stage/server/noteStage.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { nextState } from "@fairway/core/steps/steps.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { type Day, dayOf } from "@fairway/core/time/day.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, updateVersioned } from "@fairway/engine/db/writeRows.ts";
import type { ReleaseRecord } from "../model/billRelease.ts";
import { earliestDay } from "../model/earliestDay.ts";
import { refuseRelease } from "../model/refusals.ts";
import { releaseSteps, type ReleaseVerb } from "../model/releaseSteps.ts";
import { whyNotRelease } from "../model/whyNotRelease.ts";
import { releaseOf } from "./readRelease.ts";

/** A bill whose release may change now, with its release as it is stored. */
export interface ChangedRelease {
  readonly found: BillAndJob;
  readonly release: ReleaseRecord;
}

/**
 * Locks a bill whose release the user changes, and checks that the step is possible.
 *
 * Locks: the job, then the bill, which keeps its release.
 * Refuses: record.notFound · access.forbidden · shipment.locked · shipment.canceled ·
 *   release.otherService · record.conflict · why the step is not possible
 */
export async function lockRelease(
  tx: Tx,
  actor: Actor,
  ask: { readonly hblid: string; readonly version?: number | null | undefined },
  verb: ReleaseVerb,
): Promise<ChangedRelease> {
  const found = await lockHouseBill(tx, actor, ask.hblid);
  mustChangeBill(actor, found);
  const release = await releaseOf(tx, actor, found);
  if ((ask.version ?? null) !== release.version) throw refuse("record.conflict");
  const why = whyNotRelease(release, verb);
  if (why) throw why;
  return { found, release };
}

/**
 * The keyed day of a step; today where none was keyed.
 *
 * Refuses: release.dayAhead, .dayBefore · shipment.farDay
 */
export function dayOfStep(
  { today, timeZone }: Actor,
  { found: { job }, release }: ChangedRelease,
  verb: Exclude<ReleaseVerb, "issue">,
  { day, originals }: { readonly day: Day | null; readonly originals?: readonly number[] },
): Day {
  if (day !== null && day > today) {
    refuseFields([refuseRelease.field("day", "release.dayAhead", { today: sayDay(today) })]);
  }
  refuseFields(whyNotNearJob("day", day, dayOf(job.datetimeCreated, timeZone)));
  const earliest = earliestDay(release, verb, timeZone, originals);
  if (earliest !== null && day !== null && day < earliest) {
    refuseFields([refuseRelease.field("day", "release.dayBefore", { earliest: sayDay(earliest) })]);
  }
  return day ?? today;
}

/** The stage that a step notes on the job. Rule RL-8 */
const stageOf: Readonly<Partial<Record<ReleaseVerb, SystemCode>>> = {
  surrender: "U_SUR",
  telex: "U_SUR",
  release: "U_REL",
};

/** Stores the state that a step leads to, with what the step adds, and notes its stage. */
export async function writeRelease(
  tx: Tx,
  actor: Actor,
  { found: { bill, job }, release }: ChangedRelease,
  verb: ReleaseVerb,
  added: object = {},
): Promise<void> {
  const { companyId, userId } = actor;
  const code = stageOf[verb];
  if (code) await noteStage(tx, actor, job, { code, hblid: bill.id });
  const row = { ...added, state: nextState(releaseSteps, release.state, verb) };
  if (release.version === null) {
    const own = { companyId, id: bill.id, jobId: job.id, userCreated: userId };
    await insertRow(tx, "bill_release", { ...row, ...own, userModified: userId });
    return;
  }
  const key = { companyId, id: bill.id, version: release.version };
  await updateVersioned(tx, "bill_release", key, { ...row, ...stampChange(actor) });
}
