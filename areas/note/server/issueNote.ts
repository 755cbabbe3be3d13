import { passCheckPoints } from "@fairway/areas/credit/server/passCheckPoints.ts";
import { claimOn } from "@fairway/areas/charge/model/surcharge.ts";
import { claimCharges } from "@fairway/areas/charge/server/claimCharges.ts";
import { lockCharges } from "@fairway/areas/charge/server/lockCharges.ts";
import { refuseProfit } from "@fairway/areas/charge/server/refuseProfit.ts";
import { noteMilestone } from "@fairway/areas/milestone/server/noteMilestone.ts";
import { handOver } from "@fairway/areas/notification/server/handOver.ts";
import { drawnNumber } from "@fairway/areas/numbering/server/drawNumbers.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { stampNew } from "@fairway/engine/db/stamp.ts";
import type { addNote } from "../contract.ts";
import { numberLetters, sideOf } from "../model/note.ts";
import { noteCurrency } from "../model/noteCurrency.ts";
import { ratesAsked } from "../model/noteRate.ts";
import { whyJobClosed, whyValuesStay } from "../model/refusals.ts";
import { noteNumbers } from "../model/noteKind.ts";
import { whyNotRateDay } from "@fairway/areas/rate/model/whyNotRateDay.ts";
import { whyNotBillable } from "../model/whyNotBillable.ts";
import { whyNotTyped } from "../model/whyNotRerated.ts";
import { insertNote } from "./noteTable.ts";
import { type NoteOfJob, readNoteContext } from "./noteContext.ts";
import { pointOfNote } from "./pointOfNote.ts";
import { ratedNote } from "./ratedNote.ts";
import { restateNotes } from "./restateNotes.ts";
import { shownNote } from "./shownNote.ts";
import { notesThatWait } from "./tellOfNotes.ts";

/**
 * Issues one note to one partner over open charges of one job.
 *
 * Totals: one per currency, and in VND and USD; always the sum of the lines.
 * Locks: the job, then its charges, then the number series. Always in this order.
 * Refuses: access.forbidden · record.notFound · cdNote.jobLocked, .jobCanceled, .jobFinished (its
 *   own rates), .wrongSide, .otherPartner, .severalSalesmen, .notSettled, .tooLarge, .exchangeDate, .rateNotUsed, .rateTwice · charge.taken,
 *   .noProfit · checkPoint.stopped · rate.missing, .aboveZero, .outsideBound, .reasonNeeded
 * Source: rules DN-1 to DN-6, areas/note/README.md
 */
export async function issueNote(tx: Tx, actor: Actor, ask: Ask<typeof addNote>) {
  const charges = await lockCharges(tx, actor, { jobId: ask.jobId, chargeIds: ask.chargeIds });
  const { job, partner, agreement, salesmen } = await readNoteContext(tx, actor.companyId, {
    jobId: ask.jobId,
    partnerId: ask.partnerId,
    hblIds: [...new Set(charges.map((each) => each.hblid))],
  });
  mustBill(actor, job);
  const id = newId();
  const currencyId = ask.currencyId ?? noteCurrency(partner);
  const asked = ratesAsked(ask);
  const problem =
    whyJobClosed(job) ??
    whyNotRateDay(ask.exchangeDate ?? null, actor.today) ??
    (asked.some((each) => each.rate !== null) ? whyValuesStay(job) : null) ??
    whyNotBillable(charges, ask, salesmen) ??
    whyNotTyped(currencyId, charges, asked);
  if (problem) throw problem;

  const rated = await ratedNote(tx, actor, charges, {
    currencyId,
    day: ask.exchangeDate ?? actor.today,
    asked,
    rateReason: ask.rateReason,
    officeId: job.officeId,
    note: { id, job },
  });
  const prefix = `${job.officePrefix}${serviceOf(job.transactionType).jobPrefix}${numberLetters(ask.type)}`;
  const series = { rule: noteNumbers, prefix, day: actor.today };
  const { totals, rates, leftAlone, lines: _, ...amounts } = rated;
  await insertNote(
    tx,
    {
      ...stampNew(actor),
      ...unitOf(actor, job),
      ...amounts,
      id,
      type: ask.type,
      partnerId: ask.partnerId,
      jobId: ask.jobId,
      saleManId: salesmen.get(charges[0]?.hblid ?? "") ?? null,
      chargeCount: charges.length,
      isPrepaid: agreement?.contractType === "Prepaid",
      status: "New",
      note: ask.note,
      flexId: ask.flexId,
    },
    { totals, rates, number: drawnNumber(actor, series) },
  );
  const valued = { on: amounts.exchangeDate, leftAlone };
  const document = { side: sideOf(ask.type), slot: "note", documentId: id, valued } as const;
  await claimCharges(tx, actor, document, ask.chargeIds);
  if (charges.some((each) => claimOn(each, document.side, "ledger"))) {
    await restateNotes(tx, actor, [id]);
  }
  if (job.noProfit) await refuseProfit(tx, actor, { jobId: job.id });
  const point = pointOfNote(ask, {
    job,
    charges,
    saleManId: salesmen.get(charges[0]?.hblid ?? ""),
  });
  const passed = await passCheckPoints(tx, actor, [point], id);
  const note = await shownNote(tx, actor, id);
  if (ask.type !== "CREDIT" && !job.isBilled) {
    const first = { actual: note.datetimeCreated, reference: note.code };
    await noteMilestone(tx, actor, { jobId: job.id, kind: "billed", source: "note", ...first });
  }
  await handOver(tx, actor, { told: notesThatWait([note]) });
  return { status: true as const, data: note, ...passed };
}

/** Refuses users who may not bill this job: they must see the job and have the right to issue notes. */
export function mustBill(actor: Actor, job: NoteOfJob): void {
  if (!actor.may("accManagement.detail", job)) {
    actor.must(`${serviceOf(job.transactionType).menu}.detail`, job);
  }
  actor.mustHave("accManagement.add");
}

// A note belongs to the office of its job; within that office to the unit of its maker.
function unitOf(actor: Actor, job: NoteOfJob) {
  const { officeId } = job;
  const { departmentId, groupId } = actor.officeId === officeId ? actor : job;
  return { officeId, departmentId, groupId };
}
