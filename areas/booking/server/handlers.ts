import type { Actor } from "@fairway/core/permission/actor.ts";
import { registerConstraints } from "@fairway/engine/db/constraintRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { type Served, serve } from "@fairway/engine/http/serve.ts";
import { deleteRecord } from "@fairway/engine/resource/deleteRecord.ts";
import { resourceHandlers } from "@fairway/engine/resource/resourceHandlers.ts";
import * as contract from "../contract.ts";
import { refuseBooking } from "../model/refusals.ts";
import { exportBookingNotes, listBookingNotes, queryBookingNotes } from "./listBookingNotes.ts";
import { previewBookingNote } from "./previewBookingNote.ts";
import { addBookingNote, generateBookingNo, updateBookingNote } from "./saveBookingNote.ts";

/** Deletes a booking note. Refuses: record.notFound · access.forbidden · record.inUse, with the jobs */
const removeBookingNote = async (tx: Tx, actor: Actor, { id }: { id: string }) => ({
  status: true as const,
  data: await deleteRecord(tx, actor, contract.declaredNote, id),
});

/** The calls of booking notes. */
export const handlers: Served[] = [
  ...resourceHandlers(contract.declaredNote, contract.derivedNoteCalls),
  serve(contract.listBookingNotes, listBookingNotes),
  serve(contract.queryBookingNotes, queryBookingNotes),
  serve(contract.exportBookingNotes, exportBookingNotes),
  serve(contract.addBookingNote, addBookingNote),
  serve(contract.updateBookingNote, updateBookingNote),
  serve(contract.removeBookingNote, removeBookingNote),
  serve(contract.generateBookingNo, generateBookingNo),
  serve(contract.previewBookingNote, previewBookingNote),
];

// The declaration would only say that the record exists.
registerConstraints({
  booking_note_booking_no_key: ({ value }) =>
    refuseBooking("booking.numberTaken", { bookingNo: value }, { field: "bookingNo" }),
});
