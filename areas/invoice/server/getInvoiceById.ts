import { withMay } from "@fairway/areas/document/model/documentKind.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { invoiceKind } from "../model/invoiceKind.ts";
import { leftOnNotes } from "./notesToInvoice.ts";
import { readInvoiceLines } from "./invoiceTable.ts";
import { seenInvoice } from "./shownInvoice.ts";

/** Returns one invoice with its lines. Refuses: record.notFound · access.forbidden */
export async function getInvoiceById(tx: Tx, actor: Actor, { id }: { id: string }) {
  const invoice = await seenInvoice(tx, actor, id);
  actor.must("accManagement.detail", invoice);
  const charges = await readInvoiceLines(tx, actor.companyId, id);
  const noteIds = new Set(charges.flatMap((line) => line.cdNoteId ?? []));
  const notesLeft = await leftOnNotes(tx, actor, [...noteIds]);
  return { ...withMay(invoiceKind, actor, invoice), charges, notesLeft };
}
