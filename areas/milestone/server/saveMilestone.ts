import { lockJobToWrite } from "@fairway/areas/shipment/server/lockJobToWrite.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { dayOf } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { saveMilestone as saveCall } from "../contract.ts";
import { isDayOfJob } from "../model/lineOfJob.ts";
import { refuseMilestone } from "../model/refusals.ts";
import { whyNotMilestone } from "../model/whyNotMilestone.ts";
import { milestoneLine } from "./milestoneLine.ts";
import { storedMilestones } from "./milestoneTable.ts";
import { noteMilestone } from "./noteMilestone.ts";

/**
 * Enters the planned and the actual time of a milestone; an unchanged time keeps its source.
 *
 * Locks: the job.
 * Refuses: record.notFound · access.forbidden · shipment.locked · shipment.canceled ·
 *   milestone.dayOfJob · record.conflict · milestone.ahead · shipment.farDay
 * Source: rules MS-3 to MS-5
 */
export async function saveMilestone(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof saveCall>,
): Promise<Answer<typeof saveCall>> {
  const job = await lockJobToWrite(tx, actor, { id: ask.jobId });
  const { kind, planned, actual } = ask;
  if (isDayOfJob(kind)) throw refuseMilestone("milestone.dayOfJob");
  const stored = (await storedMilestones(tx, actor, job.id)).find((each) => each.kind === kind);
  if (ask.version !== (stored?.version ?? null)) throw refuse("record.conflict");
  const { timeZone } = actor;
  const opened = dayOf(job.datetimeCreated, timeZone);
  refuseFields(whyNotMilestone({ planned, actual }, opened, { now: new Date(), timeZone }));
  await noteMilestone(tx, actor, { jobId: job.id, kind, planned, actual, source: "person" });
  return { status: true, data: await milestoneLine(tx, actor, job) };
}
