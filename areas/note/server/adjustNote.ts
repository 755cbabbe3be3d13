import { whyNotAdjusted } from "@fairway/areas/charge/model/adjustment.ts";
import { lineTotals } from "@fairway/areas/charge/model/lineTotals.ts";
import type { Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { adjustLines } from "@fairway/areas/charge/server/adjustLines.ts";
import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import { lockCharges } from "@fairway/areas/charge/server/lockCharges.ts";
import { refuseProfit } from "@fairway/areas/charge/server/refuseProfit.ts";
import { readDocumentClaims } from "@fairway/areas/document/server/claimDocuments.ts";
import { updateDocument } from "@fairway/areas/document/server/documentRows.ts";
import { beginVerb } from "@fairway/areas/document/server/openDocument.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type {
  getAdjustDebitValue as getAdjustDebitValueCall,
  updateAdjustDebitValue as updateAdjustDebitValueCall,
} from "../contract.ts";
import { whyNotAdjustable } from "../model/adjustedNote.ts";
import type { Note } from "../model/note.ts";
import { noteKind } from "../model/noteKind.ts";
import { refuseNote } from "../model/refusals.ts";
import { isInBound } from "../model/whyTooLarge.ts";
import { chargesHeldBy } from "@fairway/areas/charge/server/chargesHeldBy.ts";
import { noteSource, replaceTotals } from "./noteTable.ts";
import { readNoteContext } from "./noteContext.ts";
import { readNote } from "./shownNote.ts";

type Adjusted = Answer<typeof getAdjustDebitValueCall>;

/**
 * Returns the lines of a debit or invoice note in VND with their VND amounts, computed and adjusted.
 *
 * Refuses: record.notFound · access.forbidden · cdNote.adjustDebit, .adjustVnd
 */
export async function getAdjustDebitValue(
  tx: Tx,
  actor: Actor,
  { id }: Ask<typeof getAdjustDebitValueCall>,
): Promise<Adjusted> {
  const note = await readNote(tx, actor.companyId, id);
  actor.must("accManagement.write", note);
  const problem = whyNotAdjustable(note);
  if (problem) throw problem;
  return adjusted(note, await getCharges(tx, actor, { documentId: id }));
}

/**
 * Adjusts the VND amounts of lines of a note; its totals and everything that adds up its lines count
 * the adjusted amounts.
 *
 * Locks: the job, then the charges, then the note.
 * Refuses: record.notFound · access.forbidden · record.conflict · cdNote.synced, .paid, .invoiced,
 *   .combined, .jobLocked, .jobFinished, .jobCanceled, .adjustDebit, .adjustVnd, .tooLarge ·
 *   charge.adjustTooFar, .adjustUntaxed, .adjustHeld, .noProfit
 * Source: rule DN-20, areas/note/README.md
 */
export async function updateAdjustDebitValue(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof updateAdjustDebitValueCall>,
) {
  const { companyId } = actor;
  const seen = await readNote(tx, companyId, ask.id);
  actor.must("accManagement.write", seen);
  const chargeIds = await chargesHeldBy(tx, companyId, "note", [seen.id]);
  const charges = await lockCharges(tx, actor, { jobId: seen.jobId, chargeIds });
  const { job } = await readNoteContext(tx, companyId, {
    jobId: seen.jobId,
    partnerId: seen.partnerId,
    hblIds: [],
  });
  const known = { job };
  const note = await beginVerb(tx, actor, noteSource, { verb: "adjust", id: ask.id, known });
  const [holder] = await readDocumentClaims(tx, companyId, [note.id]);
  const problem =
    whyNotAdjustable(note) ??
    (holder
      ? refuseNote("cdNote.combined", { code: note.code, documentNo: holder.documentNo })
      : null);
  if (problem) throw problem;
  const lines = await adjustLines(tx, actor, charges, { documentId: note.id, lines: ask.lines });
  const { totals, totalVnd } = lineTotals(lines);
  if (!isInBound(decimal(totalVnd))) throw refuseNote("cdNote.tooLarge");
  const changes = { totalVnd, total: totalVnd };
  await updateDocument(tx, actor, noteKind, note, changes, ask.version);
  await replaceTotals(tx, companyId, note.id, totals);
  if (job.noProfit) await refuseProfit(tx, actor, { jobId: job.id });
  const saved = { ...note, totalVnd, version: note.version + 1 };
  return { status: true as const, data: adjusted(saved, lines) };
}

function adjusted(note: Note, lines: readonly Surcharge[]): Adjusted {
  const { id, code, version, totalVnd } = note;
  return {
    id,
    code,
    version,
    totalVnd,
    lines: lines.map((line) => {
      const held = whyNotAdjusted(line, id);
      return {
        id: line.id,
        hwbno: line.hwbno,
        chargeCode: line.chargeCode,
        chargeNameEn: line.chargeNameEn,
        chargeNameVi: line.chargeNameVi,
        currencyId: line.currencyId,
        vatrate: line.vatrate,
        total: line.total,
        amountVnd: line.amountVnd,
        vatAmountVnd: line.vatAmountVnd,
        netAdjustVnd: line.netAdjustVnd,
        vatAdjustVnd: line.vatAdjustVnd,
        adjustedBy: line.adjustedBy,
        heldBy: held ? String(held.facts["documentNo"]) : null,
      };
    }),
  };
}
