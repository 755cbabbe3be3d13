import { claimOn, type Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { lockCharges } from "@fairway/areas/charge/server/lockCharges.ts";
import type { Note } from "@fairway/areas/note/model/note.ts";
import { getNotes } from "@fairway/areas/note/server/shownNote.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { addInvoice, type invoiceNotes as invoiceNotesCall } from "../contract.ts";
import { invoiceTypes } from "../model/invoice.ts";
import { ofNotes, refuseInvoice } from "../model/refusals.ts";
import { whyNoteNotInvoiced } from "../model/whyNoteNotInvoiced.ts";
import { insertInvoice } from "./issueInvoice.ts";
import { shownInvoices } from "./shownInvoice.ts";
import { tellOfIssued } from "./tellOfInvoices.ts";

/**
 * Issues the invoices over the open charges of notes: for each partner a VAT invoice over its
 * selling lines and an on-behalf invoice over its on-behalf lines; all or none.
 *
 * Locks: all jobs, then all charges, so that two users who invoice the same notes wait for each
 *   other; then as issueInvoice, all VAT invoices before the on-behalf ones.
 * Refuses: access.forbidden · record.notFound · invoice.futureDate, .creditNote, .notePrepaid, .noteDone, and
 *   what issuing an invoice refuses, with the numbers of the notes.
 * Source: rule IN-11, areas/invoice/README.md
 */
export async function invoiceNotes(tx: Tx, actor: Actor, ask: Ask<typeof invoiceNotesCall>) {
  actor.mustHave("accManagement.Invoice");
  actor.mustHave("accManagement.add");
  const { date } = ask;
  if (date && date > actor.today) {
    throw refuseInvoice("invoice.futureDate", { date: sayDay(date) }, { field: "date" });
  }
  const noteIds = [...new Set(ask.noteIds)].sort();
  const held = await chargesOf(tx, actor, noteIds);
  const charges = await lockCharges(tx, actor, { chargeIds: held });
  const notes = await getNotes(tx, actor.companyId, noteIds);
  if (actor.allowed("accManagement.detail", notes).length < noteIds.length) {
    throw refuse("record.notFound");
  }
  const open = new Map(notes.map((note) => [note.id, charges.filter(isOpenOn(note, ask))]));
  for (const note of notes) {
    const problem = whyNoteNotInvoiced(note, open.get(note.id)?.length ?? 0);
    if (problem) throw problem;
  }

  const issued: string[] = [];
  for (const type of invoiceTypes) {
    for (const partnerId of new Set(notes.map((note) => note.partnerId).sort())) {
      const those = notes.filter((note) => note.partnerId === partnerId);
      const lines = those.flatMap((note) => open.get(note.id)?.filter(isOf(type)) ?? []);
      if (lines.length === 0) continue;
      const chargeIds = lines.map((each) => each.id);
      const { currencyId } = ask;
      const invoice = addInvoice.body.parse({ type, partnerId, currencyId, date, chargeIds });
      const from = those.filter((note) => lines.some((each) => isHeldBy(each, note)));
      issued.push(await insertInvoice(tx, actor, invoice).catch(namingNotes(from)));
    }
  }
  const invoices = await shownInvoices(tx, actor, issued);
  await tellOfIssued(tx, actor, invoices);
  return { status: true as const, data: invoices };
}

async function chargesOf(tx: Tx, { companyId }: Actor, noteIds: readonly string[]) {
  const found = await rows<{ chargeId: string }>(
    tx,
    sql`select charge_id from charge_claim
      where company_id = ${companyId} and document_id = any(${[...noteIds]}::uuid[])
        and slot = 'note' and side = 'debit'
      order by charge_id`,
  );
  return found.map((each) => each.chargeId);
}

const isOf = (type: (typeof invoiceTypes)[number]) => (charge: Surcharge) =>
  charge.type === (type === "Invoice" ? "SELL" : "OBH");

const isHeldBy = (charge: Surcharge, note: Note) =>
  claimOn(charge, "debit", "note")?.documentId === note.id;

const isOpenOn =
  (note: Note, { types }: Ask<typeof invoiceNotesCall>) =>
  (charge: Surcharge) =>
    isHeldBy(charge, note) &&
    claimOn(charge, "debit", "ledger") === null &&
    types.some((type) => isOf(type)(charge));

const namingNotes = (notes: readonly Note[]) => (thrown: unknown) => {
  const isOfInvoice = thrown instanceof Refused && /^(invoice|charge)\./.test(thrown.code);
  throw isOfInvoice ? ofNotes(thrown, notes.map((note) => note.code).join(", ")) : thrown;
};
