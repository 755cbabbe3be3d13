import type { ClaimSide } from "@fairway/areas/charge/model/claimRules.ts";
import { claimOn, type Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { claimCharges } from "@fairway/areas/charge/server/claimCharges.ts";
import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import { lockCharges } from "@fairway/areas/charge/server/lockCharges.ts";
import { refuseProfit } from "@fairway/areas/charge/server/refuseProfit.ts";
import { releaseCharges } from "@fairway/areas/charge/server/releaseCharges.ts";
import { readDocumentClaims } from "@fairway/areas/document/server/claimDocuments.ts";
import { beginVerb } from "@fairway/areas/document/server/openDocument.ts";
import { lockDues } from "@fairway/areas/due/server/lockDues.ts";
import { updateDocument } from "@fairway/areas/document/server/documentRows.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { updateNote as updateNoteCall } from "../contract.ts";
import { staleStatements } from "../model/staleStatements.ts";
import { sideOf } from "../model/note.ts";
import { noteKind } from "../model/noteKind.ts";
import { whyValuesStay } from "../model/refusals.ts";
import { whyLinesStay } from "../model/whyNoteIsHeld.ts";
import { whyNotRateDay } from "@fairway/areas/rate/model/whyNotRateDay.ts";
import { whyNotBillable } from "../model/whyNotBillable.ts";
import { ratesAsked } from "../model/noteRate.ts";
import { isRateHeld, whyNotRerated, whyNotTyped } from "../model/whyNotRerated.ts";
import { noteSource, replaceRates, replaceTotals } from "./noteTable.ts";
import { readNoteContext } from "./noteContext.ts";
import { restateNotes } from "./restateNotes.ts";
import { ratedNote } from "./ratedNote.ts";
import { readNote, shownNote } from "./shownNote.ts";

/**
 * Changes the lines, the rates or the text of a note and values its lines again; a note with a line
 * that keeps its rate keeps its own, and a change of the text alone values nothing.
 *
 * Locks: the job, then the charges of before and after, the items of their invoices, so that no
 *   payment is posted in between, then the note.
 * Refuses: record.conflict · cdNote.synced, .paid, .jobLocked, .jobFinished, .chargeInvoiced,
 *   .combined, .chargeKeepsRate, .exchangeDate, and what issuing refuses.
 * Source: rule DN-7.
 */
export async function updateNote(tx: Tx, actor: Actor, ask: Ask<typeof updateNoteCall>) {
  const seen = await readNote(tx, actor.companyId, ask.id);
  actor.must("accManagement.write", seen);
  const before = await getCharges(tx, actor, { documentId: seen.id });
  const all = [...new Set([...before.map((each) => each.id), ...ask.chargeIds])];
  const locked = await lockCharges(tx, actor, { jobId: seen.jobId, chargeIds: all });
  const charges = locked.filter((each) => ask.chargeIds.includes(each.id));
  const context = await readNoteContext(tx, actor.companyId, {
    jobId: seen.jobId,
    partnerId: seen.partnerId,
    hblIds: [...new Set(charges.map((each) => each.hblid))],
  });
  const side = sideOf(seen.type);
  await lockDues(tx, actor, { documentIds: ledgersOf(locked, side), side });
  const known = { job: context.job };
  const note = await beginVerb(tx, actor, noteSource, { verb: "update", id: ask.id, known });
  const holders = await readDocumentClaims(tx, actor.companyId, [seen.id]);
  const rating = { id: note.id, job: context.job };
  const { exchangeDate = null } = ask;
  const asked = ratesAsked(ask);
  const removed = locked.filter((each) => !ask.chargeIds.includes(each.id));
  const problem =
    (exchangeDate === note.exchangeDate ? null : whyNotRateDay(exchangeDate, actor.today)) ??
    whyNotTyped(note.currencyId, charges, asked) ??
    whyNotRerated({ ...note, ...rating }, charges, { exchangeDate, rates: asked }) ??
    (removed.length > 0 ? whyValuesStay(context.job) : null) ??
    whyNotBillable(charges, note, context.salesmen);
  if (problem) throw problem;

  const had = new Set(before.map((each) => each.id));
  const added = ask.chargeIds.filter((id) => !had.has(id));
  const isTaken = whyLinesStay(note, { removed, grows: added.length > 0, holders });
  if (isTaken) throw isTaken;

  const text = { note: ask.note, flexId: ask.flexId };
  const isSameDay = (exchangeDate ?? note.exchangeDate) === note.exchangeDate;
  const values = added.length + removed.length + asked.length > 0 || !isSameDay;
  if (!values && !ask.rateReason) {
    await updateDocument(tx, actor, noteKind, note, text, ask.version);
    return { status: true as const, data: await shownNote(tx, actor, note.id) };
  }
  const day = exchangeDate ?? note.exchangeDate;
  const keepsRate = charges.some((each) => each.exchangeRate !== null || isRateHeld(each, rating));
  const {
    totals,
    rates,
    leftAlone,
    lines: _,
    ...amounts
  } = await ratedNote(tx, actor, charges, {
    currencyId: note.currencyId,
    day,
    asked,
    rateReason: ask.rateReason,
    officeId: context.job.officeId,
    note: rating,
    stored: note,
    keepsRate: keepsRate && day === note.exchangeDate,
    grows: added.length > 0,
  });
  const changes = {
    ...amounts,
    ...text,
    saleManId: context.salesmen.get(charges[0]?.hblid ?? "") ?? null,
    chargeCount: charges.length,
  };
  await updateDocument(tx, actor, noteKind, note, changes, ask.version);
  await replaceTotals(tx, actor.companyId, note.id, totals);
  await replaceRates(tx, note, rates);
  if (removed.length > 0) {
    const document = { slot: "note", documentId: note.id } as const;
    await releaseCharges(
      tx,
      actor,
      document,
      removed.map((each) => each.id),
    );
  }
  const valued = { on: day, leftAlone };
  const document = { side, slot: "note", documentId: note.id, valued } as const;
  await claimCharges(tx, actor, document, added);
  if (charges.some((each) => added.includes(each.id) && claimOn(each, side, "ledger"))) {
    await restateNotes(tx, actor, [note.id]);
  }
  const { job } = context;
  if (job.noProfit) await refuseProfit(tx, actor, { jobId: job.id });
  const data = await shownNote(tx, actor, note.id);
  const statementsToRefresh = staleStatements(charges, note);
  return { status: true as const, data, ...(statementsToRefresh ? { statementsToRefresh } : {}) };
}

/** The invoices and vouchers that hold this side of the lines. */
function ledgersOf(charges: readonly Surcharge[], side: ClaimSide): string[] {
  return charges.flatMap((each) => claimOn(each, side, "ledger")?.documentId ?? []);
}
