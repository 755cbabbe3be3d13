import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { isOpen, type Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { lockJobToWrite } from "@fairway/areas/shipment/server/lockJobToWrite.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { deleteRows, insertRows, newId, updateRows } from "@fairway/engine/db/writeRows.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { type CutoffKind, cutoffKindNames, cutoffsOf, usualLosses } from "../model/cutoffKinds.ts";
import { refuseRadar } from "../model/refusals.ts";
import { readCutoffs } from "./cutoffTable.ts";
import { restateCutoffs } from "./restateCutoffs.ts";

/**
 * Returns the cut-offs that a job may have, with their instants as far as they are known.
 *
 * Refuses: record.notFound · access.forbidden
 */
export async function getCutoffs(
  tx: Tx,
  actor: Actor,
  { jobId }: Ask<typeof contract.getCutoffs>,
): Promise<Answer<typeof contract.getCutoffs>> {
  return shownCutoffs(tx, actor, await readShipment(tx, actor, jobId));
}

/**
 * Saves cut-offs of a job: instants that were typed or read from a message, and what is done. Without an
 * instant the usual one of the job counts again, or none; what a person called done stays so.
 *
 * Locks: the job.
 * Refuses: record.notFound · access.forbidden · shipment.locked · shipment.canceled · radar.kindTwice ·
 *   radar.otherKind · record.conflict
 * Source: rules RA-2 to RA-4, areas/radar/README.md
 */
export async function saveCutoffs(tx: Tx, actor: Actor, ask: Ask<typeof contract.saveCutoffs>) {
  const job = await lockJobToWrite(tx, actor, { id: ask.jobId });
  const { companyId, userId } = actor;
  const known = new Map((await readCutoffs(tx, companyId, job.id)).map((row) => [row.kind, row]));
  const usual = new Map(cutoffsOf(job).map((each) => [each.kind, each.usual]));
  const seen = new Set<CutoffKind>();
  refuseFields(
    ask.cutoffs.flatMap(({ kind }, at) => {
      const isTwice = seen.has(kind);
      seen.add(kind);
      const path = `cutoffs.${at}.kind`;
      if (isTwice) return [refuseRadar.field(path, "radar.kindTwice")];
      if (usual.has(kind) || known.has(kind)) return [];
      return [refuseRadar.field(path, "radar.otherKind", { jobNo: job.jobNo })];
    }),
  );
  const sent = ask.cutoffs.map((each) => ({ ...each, stored: known.get(each.kind) ?? null }));
  if (sent.some(({ version, stored }) => version !== (stored?.version ?? null))) {
    throw refuse("record.conflict");
  }
  const gone = sent.flatMap(({ kind, dueAt, isMarked, stored }) =>
    dueAt === null && !isMarked && stored && !usual.get(kind) ? [stored.id] : [],
  );
  await deleteRows(tx, "cutoff", companyId, gone, userId);
  const stamp = { userModified: userId, datetimeModified: "now" };
  const done = (isMarked: boolean, before: { doneAt: string | null } | null) => ({
    doneAt: isMarked ? (before?.doneAt ?? new Date().toISOString()) : null,
    doneBy: isMarked ? userId : null,
  });
  await updateRows(
    tx,
    "cutoff",
    companyId,
    sent.flatMap(({ kind, dueAt, isMarked, isOfMessage, stored }) => {
      if (!stored || gone.includes(stored.id)) return [];
      const isSame = dueAt !== null && Date.parse(dueAt) === Date.parse(stored.dueAt ?? "");
      const source = isSame ? stored.source : isOfMessage ? "message" : "typed";
      return [
        {
          id: stored.id,
          dueAt: dueAt ?? (usual.get(kind) ? stored.dueAt : null),
          source: dueAt === null ? "job" : source,
          ...done(isMarked, stored),
          ...stamp,
          version: stored.version + 1,
        },
      ];
    }),
  );
  await insertRows(
    tx,
    "cutoff",
    sent.flatMap(({ kind, dueAt, isMarked, isOfMessage, stored }) =>
      stored || (dueAt === null && !isMarked)
        ? []
        : [
            {
              companyId,
              id: newId(),
              jobId: job.id,
              officeId: job.officeId,
              transactionType: job.transactionType,
              kind,
              dueAt,
              source: dueAt === null ? "job" : isOfMessage ? "message" : "typed",
              lossVnd: usualLosses[kind],
              ...done(isMarked, null),
              userCreated: userId,
              userModified: userId,
            },
          ],
    ),
  );
  await restateCutoffs(tx, companyId, [job.id]);
  return { status: true as const, data: await shownCutoffs(tx, actor, job) };
}

async function shownCutoffs(
  tx: Tx,
  actor: Actor,
  job: Shipment,
): Promise<Answer<typeof contract.getCutoffs>> {
  const stored = await readCutoffs(tx, actor.companyId, job.id);
  const { menu } = serviceOf(job.transactionType);
  const own = new Set([...cutoffsOf(job), ...stored].map(({ kind }) => kind));
  const kinds = cutoffKindNames.filter((kind) => own.has(kind));
  return {
    jobId: job.id,
    jobNo: job.jobNo,
    timeZone: actor.timeZone,
    cutoffs: kinds.map((kind) => {
      const row = stored.find((each) => each.kind === kind);
      return {
        kind,
        dueAt: row?.dueAt ?? null,
        source: row?.source ?? null,
        isDone: row?.isDone ?? false,
        isMarked: row ? row.doneAt !== null : false,
        version: row?.version ?? null,
      };
    }),
    may: isOpen(job) && actor.may(`${menu}.write`, job) ? ["update"] : [],
  };
}
