import type { Refused } from "@fairway/core/refusal/refusal.ts";
import type { CdNote } from "./cdNote.ts";
import { refuseNote } from "./refusals.ts";

/** The job of a note as far as notes depend on it. */
export interface NoteJob {
  readonly jobNo: string;
  readonly isLocked: boolean;
  readonly currentStatus: string;
}

type NoteState = Pick<CdNote, "code" | "status" | "syncStatus" | "paymentStatus" | "issuedFor">;

/** Says why no note can be made or changed on a job, or null. */
export function whyJobClosed(job: NoteJob): Refused | null {
  if (job.isLocked) return refuseNote("cdNote.jobLocked", { jobNo: job.jobNo });
  if (job.currentStatus === "Canceled")
    return refuseNote("cdNote.jobCanceled", { jobNo: job.jobNo });
  return null;
}

/** Says why a note cannot be changed, or null. Source: rule DN-7. */
export function whyNotChangeable(note: NoteState, job: NoteJob): Refused | null {
  if (note.syncStatus === "Synced") return refuseNote("cdNote.synced", { code: note.code });
  if (note.paymentStatus === "Paid" || note.paymentStatus === "Paid A Part") {
    return refuseNote("cdNote.paid", { code: note.code });
  }
  return whyJobClosed(job);
}

/** Says why a note cannot be deleted, or null. Source: rule DN-8. */
export function whyNotDeletable(
  note: NoteState,
  job: NoteJob,
  otherDocuments: readonly string[] = [],
): Refused | null {
  const problem = whyNotChangeable(note, job);
  if (problem) return problem;
  const documentNo = note.issuedFor ?? otherDocuments[0];
  return note.status !== "New" || documentNo
    ? refuseNote("cdNote.invoiced", { code: note.code, documentNo: documentNo ?? note.status })
    : null;
}
