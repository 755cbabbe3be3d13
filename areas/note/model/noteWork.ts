import { isOutsideAsked } from "@fairway/areas/rate/model/outsideWords.ts";
import type { AskedView } from "@fairway/core/listMemory/askedView.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { ShownNote } from "./note.ts";

/** The notes that wait for an invoice, as a filter of their list. Source: rule DN-14 */
export const noteWork = {
  toInvoice: { en: "Lines without an invoice", vi: "Còn dòng chưa xuất hóa đơn" },
  onBehalf: { en: "On behalf, without an invoice", vi: "Chi hộ chưa xuất hóa đơn" },
} as const satisfies Record<string, Words>;
export type NoteWork = keyof typeof noteWork;

/** What the address of the list of notes asks for. */
export function noteAsk({ search, filters, from, to }: AskedView) {
  return {
    referenceNos: search,
    partnerId: filters["partner"] || null,
    type: (filters["type"] || null) as ShownNote["type"] | null,
    status: (filters["status"] || null) as ShownNote["status"] | null,
    work: (filters["work"] || null) as NoteWork | null,
    rateOutside: isOutsideAsked(filters["rate"]),
    syncStatus: (filters["sync"] || null) as ShownNote["syncStatus"],
    creatorId: filters["creator"] || null,
    ...(filters["by"] === "accountingDate"
      ? { accountingFrom: from, accountingTo: to }
      : { fromDate: from, toDate: to }),
  };
}
