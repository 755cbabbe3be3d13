import type { Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { isRate } from "@fairway/areas/rate/model/isRate.ts";
import { refuseRate } from "@fairway/areas/rate/model/refusals.ts";
import { isJobClosed, type JobStanding } from "@fairway/areas/document/model/jobClosed.ts";
import { type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { Note } from "./note.ts";
import { refuseNote } from "./refusals.ts";

/** The note that rates lines, with the facts that decide whether a line keeps its rate. */
export interface RatingNote {
  /** The note's own claim does not hold a line; null before the note is issued. */
  readonly id: string | null;
  readonly job: JobStanding;
}

/**
 * Checks whether a line keeps its rate: another document holds it, or its job is finished.
 *
 * Source: rule DN-5, areas/note/README.md
 */
export function isRateHeld(charge: Pick<Surcharge, "claims">, { id, job }: RatingNote): boolean {
  return isJobClosed("finished", job) || heldBy(charge, id) !== undefined;
}

/**
 * Returns the refusal of this rate and day for a note with lines that keep their rate, or null.
 *
 * Shape: null in `to` keeps the note's own value.
 * Source: rule DN-7, areas/note/README.md
 */
export function whyNotRerated(
  note: Pick<Note, "id" | "exchangeDate" | "excRateUsdToLocal" | "job">,
  charges: readonly Pick<Surcharge, "claims" | "chargeCode">[],
  to: { readonly exchangeDate: Day | null; readonly excRateUsdToLocal: DecimalText | null },
): Refused | null {
  const typed = to.excRateUsdToLocal;
  if (typed && !isRate(typed)) {
    return refuseRate("rate.aboveZero", {}, { field: "excRateUsdToLocal" });
  }
  const isSameRate = !typed || decimal(typed).equals(decimal(note.excRateUsdToLocal));
  if (isSameRate && (to.exchangeDate ?? note.exchangeDate) === note.exchangeDate) return null;
  if (isJobClosed("finished", note.job)) {
    return refuseNote("cdNote.jobFinished", { jobNo: note.job.jobNo });
  }
  for (const charge of charges) {
    const holder = heldBy(charge, note.id);
    if (!holder) continue;
    const { chargeCode } = charge;
    return refuseNote("cdNote.chargeKeepsRate", { chargeCode, documentNo: holder.documentNo });
  }
  return null;
}

function heldBy({ claims }: Pick<Surcharge, "claims">, noteId: string | null) {
  return claims.find((claim) => claim.documentId !== noteId);
}
