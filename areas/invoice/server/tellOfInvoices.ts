import { getNotes } from "@fairway/areas/note/server/shownNote.ts";
import { invoiceIsGone, notesThatWait } from "@fairway/areas/note/server/tellOfNotes.ts";
import { type HandedOver, handOver } from "@fairway/areas/notification/server/handOver.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Invoice } from "../model/invoice.ts";
import { numberOf } from "../model/invoiceKind.ts";

/** The address of an invoice. */
export const invoiceAddress = (id: string) => `/home/accounting/management/vat-invoice/${id}`;

/** Hands invoices on to the users who receive their money. */
export const invoicesThatWait = (invoices: readonly Invoice[]) =>
  invoices.map(
    (invoice): HandedOver => ({
      kind: "invoiceToCollect",
      subjectId: invoice.id,
      number: numberOf(invoice),
      partner: invoice.partnerName,
      address: invoiceAddress(invoice.id),
      owner: invoice,
    }),
  );

/** Hands issued invoices on; their notes without a further open line wait no longer. */
export function tellOfIssued(tx: Tx, actor: Actor, invoices: readonly Invoice[]): Promise<void> {
  const { companyId } = actor;
  const ids = invoices.map((each) => each.id);
  const ofThem = sql`select distinct l.cd_note_id as id from acct_management_line l
    where l.company_id = ${companyId} and l.acct_management_id = any(${ids}::uuid[])
      and l.cd_note_id is not null`;
  return handOver(tx, actor, {
    told: invoicesThatWait(invoices),
    done: [
      { kinds: ["invoiceDeleted"], subjects: ofThem },
      {
        kinds: ["noteToInvoice", "noteSent"],
        // Each note once: its lines are not counted again for every line of the invoice.
        subjects: sql`select n.id from (${ofThem} offset 0) n where not exists (
          select from charge_claim k
          where k.company_id = ${companyId} and k.document_id = n.id and k.slot = 'note'
            and k.side = 'debit' and not exists (
              select from charge_claim g
              where g.company_id = ${companyId} and g.charge_id = k.charge_id
                and g.side = k.side and g.slot = 'ledger'))`,
      },
    ],
  });
}

/** Tells the authors of the notes of a canceled invoice, and hands the notes on again. */
export async function tellOfCanceled(
  tx: Tx,
  actor: Actor,
  invoiceId: string,
  noteIds: readonly string[],
): Promise<void> {
  const notes = noteIds.length > 0 ? await getNotes(tx, actor.companyId, noteIds) : [];
  await handOver(tx, actor, {
    done: [{ kinds: ["invoiceToCollect", "invoicePaid"], subjects: [invoiceId] }],
    told: [...notesThatWait(notes), ...invoiceIsGone(notes)],
  });
}
