import type { Refused } from "@fairway/core/refusal/refusal.ts";
import type { Note } from "./note.ts";
import { refuseNote } from "./refusals.ts";

/**
 * Returns the refusal to send a note to accounting while the partner has not paid in advance, or null.
 *
 * Source: rule DN-15, areas/note/README.md
 */
export function whyNotSent(
  note: Pick<Note, "code" | "partnerName" | "status" | "paymentStatus">,
): Refused | null {
  const { code, partnerName } = note;
  if (note.status !== "New" || note.paymentStatus !== "Unpaid") return null;
  return refuseNote("cdNote.waitsForMoney", { code, partnerName });
}

/**
 * Returns the refusal to reject a note that accounting does not have, or null.
 *
 * Source: rule DN-16, areas/note/README.md
 */
export function whyNotRejected({
  code,
  syncStatus,
}: Pick<Note, "code" | "syncStatus">): Refused | null {
  return syncStatus === "Synced" ? null : refuseNote("cdNote.notSent", { code });
}
