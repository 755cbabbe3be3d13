import { type HandedOver, handOver } from "@fairway/areas/notification/server/handOver.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Note } from "../model/note.ts";

type Told = Pick<
  Note,
  "id" | "code" | "partnerName" | "jobId" | "officeId" | "departmentId" | "groupId" | "userCreated"
>;

type Waiting = Told & Pick<Note, "type" | "openLines" | "status" | "paymentStatus">;

const told = (note: Told) => ({
  subjectId: note.id,
  number: note.code,
  partner: note.partnerName,
  address: noteAddress(note),
  owner: note,
});

/** The address of a note in the list of notes. */
const noteAddress = ({ code, jobId }: Pick<Note, "code" | "jobId">) =>
  `/home/accounting/management/cd-invoice?note=${encodeURIComponent(code)}&job=${jobId}`;

/**
 * Hands notes on to the users who may invoice them: those with open lines that do not wait for the
 * customer's money first.
 */
export function notesThatWait(notes: readonly Waiting[]) {
  return notes
    .filter(({ type, openLines, status, paymentStatus }) => {
      const isPrepaid = status === "New" && paymentStatus === "Unpaid";
      return type !== "CREDIT" && openLines > 0 && !isPrepaid;
    })
    .map((note): HandedOver => ({ kind: "noteToInvoice", ...told(note) }));
}

/** Tells the authors of notes that an invoice with their lines was deleted. */
export const invoiceIsGone = (notes: readonly Told[]) =>
  notes.map(
    (note): HandedOver => ({
      kind: "invoiceDeleted",
      ...told(note),
      to: [note.userCreated],
    }),
  );

/** Hands notes on to the accountants, who may send them back. */
export const notesAreSent = (notes: readonly Told[]) => ({
  done: [{ kinds: ["noteRejected" as const], subjects: notes.map((note) => note.id) }],
  told: notes.map((note): HandedOver => ({ kind: "noteSent", ...told(note) })),
});

/** Tells the author of a note that accounting rejected it. */
export const noteIsRejected = (note: Told) => ({
  done: [{ kinds: ["noteSent" as const], subjects: [note.id] }],
  told: [{ kind: "noteRejected" as const, ...told(note), to: [note.userCreated] }],
});

/** Tells the author of a note that it was deleted; nobody invoices it now. */
export function tellOfDeleted(tx: Tx, actor: Actor, note: Note): Promise<void> {
  return handOver(tx, actor, {
    done: [{ kinds: ["noteToInvoice", "invoiceDeleted"], subjects: [note.id] }],
    told: [
      {
        kind: "noteDeleted",
        ...told(note),
        address: jobHome({ id: note.jobId, transactionType: note.transactionType }),
        to: [note.userCreated],
      },
    ],
  });
}
