import { id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { invoiceLine, shownInvoice } from "./invoice.ts";

/** The days by which invoices to confirm are searched. */
export const billingDates = ["Confirm Billing Date", "VAT Invoice Date"] as const;
export type BillingDate = (typeof billingDates)[number];

/** What the numbers of a search are. */
export const billingReferences = ["VAT Invoice", "Debit Note", "SOA"] as const;
export type BillingReference = (typeof billingReferences)[number];

/** The most invoices that get one date. */
export const mostConfirmed = 500;

/** Ticked invoices; `versions` are those that the user saw, by id. */
export const tickedInvoices = z.object({
  ids: z.array(id).min(1).max(mostConfirmed),
  versions: z.record(id, z.number().int()).default({}),
});

/** An invoice whose billing is confirmed. */
export const billingInvoice = shownInvoice.extend({ taxCode: z.string() });
export type BillingInvoice = Readonly<z.infer<typeof billingInvoice>>;

/** The same with its lines. */
export const billingDetail = billingInvoice.extend({ charges: z.array(invoiceLine) });
