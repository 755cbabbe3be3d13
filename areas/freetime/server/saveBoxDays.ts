import { lockJobToWrite } from "@fairway/areas/shipment/server/lockJobToWrite.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { dayOf } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows, insertRows, newId, updateRows } from "@fairway/engine/db/writeRows.ts";
import type * as contract from "../contract.ts";
import { refuseFreeTime } from "../model/refusals.ts";
import { whyNotDays } from "../model/whyNotDays.ts";
import { boxesOfJob } from "./boxTable.ts";
import { freeTimeOf, mustHaveBoxes } from "./getFreeTime.ts";
import { restateClocks } from "./restateClocks.ts";

/**
 * Saves the days of boxes of a job; the days of boxes that are not sent stay.
 *
 * Locks: the job.
 * Refuses: record.notFound · access.forbidden · freeTime.otherService · shipment.locked ·
 *   shipment.canceled · freeTime.noBox, .boxTwice, .future, .order · shipment.farDay · record.conflict
 * Source: rule FT-2, areas/freetime/README.md
 */
export async function saveBoxDays(tx: Tx, actor: Actor, ask: Ask<typeof contract.saveBoxDays>) {
  const job = await lockJobToWrite(tx, actor, { id: ask.jobId, check: mustHaveBoxes });
  const { companyId, userId, today, timeZone } = actor;
  const known = new Map(
    (await boxesOfJob(tx, companyId, job.id)).map((row) => [row.containerNo, row]),
  );
  const made = dayOf(job.datetimeCreated, timeZone);
  const seen = new Set<string>();
  refuseFields(
    ask.boxes.flatMap(({ containerNo, version: _, ...days }, at) => {
      const path = `boxes.${at}`;
      const isTwice = seen.has(containerNo);
      seen.add(containerNo);
      return [
        ...(known.has(containerNo)
          ? []
          : [refuseFreeTime.field(`${path}.containerNo`, "freeTime.noBox", { containerNo })]),
        ...(isTwice
          ? [refuseFreeTime.field(`${path}.containerNo`, "freeTime.boxTwice", { containerNo })]
          : []),
        ...whyNotDays(path, days, { today, made }),
      ];
    }),
  );
  const boxes = ask.boxes.map((sent) => ({ sent, stored: known.get(sent.containerNo) ?? null }));
  if (boxes.some(({ sent, stored }) => sent.version !== (stored?.version ?? null))) {
    throw refuse("record.conflict");
  }
  const isEmpty = ({ containerNo: _no, version: _version, ...days }: (typeof ask.boxes)[number]) =>
    Object.values(days).every((day) => day === null);
  const gone = boxes.flatMap(({ sent, stored }) =>
    stored?.id && isEmpty(sent) ? [stored.id] : [],
  );
  const kept = boxes.filter(({ sent }) => !isEmpty(sent));
  await deleteRows(tx, "box_time", companyId, gone, userId);
  await updateRows(
    tx,
    "box_time",
    companyId,
    kept.flatMap(({ sent: { containerNo: _, version, ...days }, stored }) =>
      stored?.id
        ? [
            {
              ...days,
              id: stored.id,
              version: (version ?? 0) + 1,
              userModified: userId,
              datetimeModified: "now",
            },
          ]
        : [],
    ),
  );
  await insertRows(
    tx,
    "box_time",
    kept.flatMap(({ sent: { version: _, ...days }, stored }) =>
      stored?.id
        ? []
        : [
            {
              ...days,
              companyId,
              id: newId(),
              jobId: job.id,
              userCreated: userId,
              userModified: userId,
            },
          ],
    ),
  );
  await restateClocks(tx, companyId, job.id);
  const data = await freeTimeOf(tx, actor, job, { on: today, pickUpOn: null });
  return { status: true as const, data };
}
