import { lockDues } from "@fairway/areas/due/server/lockDues.ts";
import { claimOn } from "@fairway/areas/charge/model/surcharge.ts";
import { lockCharges } from "@fairway/areas/charge/server/lockCharges.ts";
import { releaseCharges } from "@fairway/areas/charge/server/releaseCharges.ts";
import { restateNotes } from "@fairway/areas/note/server/restateNotes.ts";
import { whyNot } from "@fairway/areas/document/model/documentKind.ts";
import { beginVerb } from "@fairway/areas/document/server/openDocument.ts";
import { deleteDocument } from "@fairway/areas/document/server/documentRows.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { invoiceKind } from "../model/invoiceKind.ts";
import { invoiceSource, readInvoiceLines } from "./invoiceTable.ts";
import { readInvoice, seenInvoice } from "./shownInvoice.ts";
import { tellOfDeleted } from "./tellOfInvoices.ts";

/**
 * Deletes an unpaid invoice with its files and releases its charges; its notes are new again.
 *
 * Locks: the jobs, the charges, and the invoice's item, which is deleted with it.
 * Refuses: record.notFound · access.forbidden · invoice.paid, .fromAccounting, .onDraftReceipt
 * Source: rule IN-6.
 */
export async function deleteInvoice(tx: Tx, actor: Actor, { id }: { id: string }) {
  const seen = await readInvoice(tx, actor.companyId, id);
  actor.must("accManagement.delete", seen);
  const lines = await readInvoiceLines(tx, actor.companyId, id);
  const charges = await lockCharges(tx, actor, { chargeIds: lines.map((each) => each.chargeId) });
  await lockDues(tx, actor, { documentIds: [id], side: "debit" });
  const { heldBy, keptBy } = await seenInvoice(tx, actor, id);
  const unnamed = { ...(heldBy === "" && { heldBy }), ...(keptBy === "" && { keptBy }) };
  await beginVerb(tx, actor, invoiceSource, { verb: "delete", id, known: unnamed });
  await releaseCharges(tx, actor, { slot: "ledger", documentId: id });
  await deleteDocument(tx, actor, invoiceKind, id);
  // A note may have taken the lines after the invoice, or have lost them since.
  const held = charges.flatMap((each) => claimOn(each, "debit", "note")?.documentId ?? []);
  const noteIds = [...new Set([...lines.flatMap((line) => line.cdNoteId ?? []), ...held])];
  await restateNotes(tx, actor, noteIds);
  await tellOfDeleted(tx, actor, id, noteIds);
  return { status: true as const, data: true };
}

/** Returns whether this user may delete an invoice now. */
export async function checkAllowDeleteInvoice(tx: Tx, actor: Actor, { id }: { id: string }) {
  const invoice = await readInvoice(tx, actor.companyId, id);
  if (!actor.may("accManagement.delete", invoice)) {
    actor.must("accManagement.detail", invoice);
    return false;
  }
  return whyNot(invoiceKind, "delete", invoice) === null;
}
