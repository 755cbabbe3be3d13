import { z } from "zod";
import { invoiceLine, shownInvoice } from "./invoice.ts";
import { noteToInvoice } from "./noteToInvoice.ts";

/** An invoice with its lines. */
export const invoiceDetail = shownInvoice.extend({
  charges: z.array(invoiceLine),
  /** The notes of its lines with charges that no invoice holds, for users who issue invoices. */
  notesLeft: z.array(noteToInvoice),
});
export type InvoiceDetail = z.infer<typeof invoiceDetail>;
