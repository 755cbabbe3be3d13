import { claimOn, type Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { type Note, sideOf } from "./note.ts";
import { refuseNote } from "./refusals.ts";

type Line = Pick<Surcharge, "claims" | "chargeCode" | "isFromShipment">;

/** Another document that holds a note as a whole, such as a combined billing. */
interface Holder {
  readonly documentNo: string;
}

/**
 * The number of the document that keeps a line on its note, or null: an invoice, a voucher or a
 * statement, and a settlement that paid a line of the job. A line that came from a settlement has
 * this one always.
 */
function holderOf(line: Line, type: Note["type"]): string | null {
  const side = sideOf(type);
  const settlement = line.isFromShipment ? claimOn(line, side, "settlement") : null;
  const holder = claimOn(line, side, "ledger") ?? claimOn(line, side, "statement") ?? settlement;
  return holder?.documentNo ?? null;
}

/**
 * Returns the number of a document that prevents the deletion of a note, or null.
 *
 * Source: rule DN-8, areas/note/README.md
 */
export function noteIsHeldBy(
  note: Pick<Note, "type">,
  lines: readonly Line[],
  holders: readonly Holder[],
): string | null {
  const [ofLines] = lines.flatMap((each) => holderOf(each, note.type) ?? []);
  return holders[0]?.documentNo ?? ofLines ?? null;
}

/**
 * Returns the refusal of lines that come to a note or leave it, or null: a note in a combined billing
 * keeps its lines, and a line that another document holds stays.
 *
 * Source: rule DN-7, areas/note/README.md
 */
export function whyLinesStay(
  note: Pick<Note, "type" | "code">,
  change: {
    readonly removed: readonly Line[];
    readonly grows: boolean;
    readonly holders: readonly Holder[];
  },
): Refused | null {
  const { removed, grows, holders } = change;
  const [holder] = holders;
  if (holder && (grows || removed.length > 0)) {
    const { documentNo } = holder;
    return refuseNote("cdNote.combined", { code: note.code, documentNo });
  }
  for (const line of removed) {
    const documentNo = holderOf(line, note.type);
    if (documentNo === null) continue;
    return refuseNote("cdNote.chargeInvoiced", { chargeCode: line.chargeCode, documentNo });
  }
  return null;
}
