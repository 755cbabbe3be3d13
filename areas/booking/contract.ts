import { call } from "@fairway/core/contract/call.ts";
import { paperLanguage } from "@fairway/core/contract/paperLanguage.ts";
import {
  chosenColumns,
  done,
  exportFormat,
  id,
  maybeDay,
  pageOf,
} from "@fairway/core/contract/shapes.ts";
import { type ResourceCalls, resourceCalls } from "@fairway/core/resource/calls.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { sheetFields } from "@fairway/core/resource/sheetNames.ts";
import {
  criteriaShape,
  inputShape,
  pagingAsSent,
  rowShape,
} from "@fairway/core/resource/shapes.ts";
import { z } from "zod";
import { bookingNote as declared } from "./model/bookingNote.ts";

/** The declaration as the derived calls take it. */
export const declaredNote = declared as unknown as Resource;
const { menu } = declared;
const criteria = criteriaShape(declaredNote).extend({
  fromCreatedDate: maybeDay,
  toCreatedDate: maybeDay,
});
const written = done(z.object({ id: z.string(), version: z.number() }));

/** The calls that follow from the declaration alone: one note and its history. */
export const derivedNoteCalls: ResourceCalls = resourceCalls(declaredNote, [
  "paging",
  "query",
  "add",
  "update",
  "remove",
  "export",
]);

export const listBookingNotes = call({
  method: "POST",
  path: "CsBookingNote/Paging",
  writes: false,
  right: `${menu}.list`,
  query: pagingAsSent,
  body: criteria,
  answer: pageOf(rowShape(declaredNote)),
  summary: "One page of booking notes",
});

export const queryBookingNotes = call({
  method: "POST",
  path: "CsBookingNote/Query",
  writes: false,
  right: `${menu}.list`,
  body: criteria.extend({ size: z.number().int().min(1).max(100).default(30) }),
  answer: z.array(rowShape(declaredNote)),
  summary: "Booking notes for a picker, the newest first",
});

export const exportBookingNotes = call({
  method: "POST",
  path: "Documentation/ExportBookingNote",
  writes: false,
  right: `${menu}.export`,
  query: exportFormat,
  body: criteria.extend({ columns: chosenColumns(sheetFields(declaredNote)) }),
  answer: "file",
  summary: "The filtered list of booking notes as a sheet",
});

export const addBookingNote = call({
  method: "POST",
  path: "CsBookingNote/addNew",
  right: `${menu}.add`,
  body: inputShape(declaredNote),
  answer: written,
  summary: "Add a booking note; an empty number is drawn",
});

export const updateBookingNote = call({
  method: "PUT",
  path: "CsBookingNote/Update",
  right: `${menu}.write`,
  body: inputShape(declaredNote).extend({ id: z.string(), version: z.number().int() }),
  answer: written,
  summary: "Change a booking note",
});

export const removeBookingNote = call({
  method: "DELETE",
  path: "CsBookingNote/Delete",
  right: `${menu}.delete`,
  query: z.object({ id }),
  answer: done(z.object({ id: z.string() })),
  summary: "Delete a booking note that no job uses",
});

export const generateBookingNo = call({
  method: "GET",
  path: "CsBookingNote/GenerateBookingNo",
  right: [`${menu}.add`, `${menu}.write`],
  query: z.object({ serviceType: z.string().max(5).optional() }),
  answer: z.object({ bookingNo: z.string() }),
  summary: "The next number of the booking notes; it is drawn when the note is saved",
});

export const previewBookingNote = call({
  method: "GET",
  path: "CsBookingNote/PreviewHBSeaBookingNote",
  right: `${menu}.detail`,
  query: z.object({ id, ...paperLanguage }),
  answer: "file",
  summary: "Print a booking note",
});
