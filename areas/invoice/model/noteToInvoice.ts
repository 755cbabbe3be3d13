import { noteTypes } from "@fairway/areas/note/model/note.ts";
import { z } from "zod";
import { invoiceTypes } from "./invoice.ts";

/** The sum of a note's lines in one currency that no invoice holds, by the invoice they go on. */
export const openOnNote = z.object({
  type: z.enum(invoiceTypes),
  currencyId: z.string(),
  lines: z.number(),
  total: z.string(),
  totalVnd: z.string(),
  totalUsd: z.string().nullable(),
});
export type OpenOnNote = Readonly<z.infer<typeof openOnNote>>;

/** A debit or invoice note with lines that no invoice holds. */
export const noteToInvoice = z.object({
  id: z.string(),
  code: z.string(),
  type: z.enum(noteTypes),
  jobId: z.string(),
  jobNo: z.string(),
  transactionType: z.string(),
  partnerId: z.string(),
  partnerCode: z.string(),
  partnerName: z.string(),
  datetimeCreated: z.string(),
  datetimeModified: z.string(),
  /** The invoices that hold other lines of the note. */
  issuedFor: z.string().nullable(),
  open: z.array(openOnNote),
});
export type NoteToInvoice = Readonly<z.infer<typeof noteToInvoice>>;
