import { copiedLine } from "@fairway/areas/charge/model/copiedLine.ts";
import { type Surcharge, surchargeTypes } from "@fairway/areas/charge/model/surcharge.ts";
import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import { saveMadeCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import type { CheckAlert } from "@fairway/areas/credit/model/checkAlert.ts";
import { mustBeOperation } from "@fairway/areas/operation/server/billOfOperation.ts";
import { getOperation } from "@fairway/areas/operation/server/getOperation.ts";
import { openOperationsJob } from "@fairway/areas/operation/server/openOperationsJob.ts";
import { whyNotCopied } from "@fairway/areas/shipment/model/jobCopy.ts";
import { jobHolds } from "@fairway/areas/shipment/server/jobHolds.ts";
import { jobOfBill } from "@fairway/areas/shipment/server/jobOfBill.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import { replicaOfJob } from "@fairway/areas/shipment/server/replicaOfJob.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { refuseReplica } from "../model/refusals.ts";
import { actorOn } from "@fairway/areas/shipment/server/actorOn.ts";
import { madeOnJob } from "./replicaChargeTable.ts";
import { replicateJob } from "./replicateJobs.ts";

/**
 * Opens an operations job of the user's own office from another one: its form with new numbers and, as
 * chosen, its own lines at today's rate and a replica with the lines of that of the source. A job that
 * revises a closed one takes no lines and refers to it.
 *
 * Shape: all or nothing; the new job passes every check of a new job, its lines those of a save.
 * Locks: as openOperationsJob, saveMadeCharges and replicateJob
 * Refuses: record.notFound · operation.otherService · replica.duplicated · as whyNotCopied,
 *   openOperationsJob, saveMadeCharges and replicateJob
 * Source: rules RE-10 and RE-11
 */
export async function duplicateJob(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.duplicateJob>,
): Promise<Answer<typeof contract.duplicateJob>> {
  const { id, withCharges, withReplica, revises, ...fields } = ask;
  const from = await readShipment(tx, actor, id);
  mustBeOperation(from);
  if (from.isReplicate) throw refuseReplica("replica.duplicated", { jobNo: from.jobNo });
  const why = whyNotCopied(from, fields, {
    hasBills: true,
    numbersAreDrawn: false,
    revises,
    holds: await jobHolds(tx, actor, id),
  });
  if (why) throw why;
  // The job is not linked, whatever the source serves.
  const form = { ...fields, serviceNo: null };
  const opened = await openOperationsJob(
    tx,
    actor,
    form,
    ...(revises ? [{ revisedJobId: id }] : []),
  );
  const target = { hblid: opened.hblid, carrierId: fields.coloaderId };
  const takesLines = withCharges && !revises;
  const saved = takesLines ? await copyLines(tx, actor, { from: id, ...target }) : {};
  if (withReplica) {
    const replica = await replicateJob(tx, actor, opened.id);
    const old = takesLines ? await replicaOfJob(tx, actor, id) : null;
    if (old) {
      const there = await actorOn(tx, actor, await jobOfBill(tx, actor, old.id), "detail");
      await copyLines(tx, there, { ...target, from: old.id, hblid: replica.hblid });
    }
  }
  const alerts = [...(opened.alerts ?? []), ...(saved.alerts ?? [])];
  const data = await getOperation(tx, actor, { id: opened.id });
  return { status: true, data, ...(alerts.length > 0 ? { alerts } : {}) };
}

/** Copies the lines that were entered on a job, without those that were made of other lines. */
async function copyLines(
  tx: Tx,
  actor: Actor,
  to: { readonly from: string; readonly hblid: string; readonly carrierId: string | null },
): Promise<{ readonly alerts?: CheckAlert[] }> {
  const made = await madeOnJob(tx, actor.companyId, to.from);
  const isMade = new Set(made.map(({ madeId }) => madeId));
  const isOwn = (line: Surcharge) =>
    line.isFromShipment && line.linkChargeId === null && !isMade.has(line.id);
  const lines = (await getCharges(tx, actor, { jobId: to.from })).filter(isOwn);
  if (lines.length === 0) return {};
  const { alerts } = await saveMadeCharges(
    tx,
    actor,
    surchargeTypes.map((type) => ({
      hblid: to.hblid,
      type,
      removed: [],
      charges: lines
        .filter((line) => line.type === type)
        .map((line) => ({
          ...copiedLine(line, { day: actor.today, carrierId: to.carrierId }),
          id: null,
          version: null,
        })),
    })),
  );
  return alerts ? { alerts } : {};
}
