import type { ComponentType } from "react";
import type { InvoiceDetail } from "../model/invoiceDetail.ts";

/** What areas above bring to the page of an invoice; the web application fills the places. */
export interface InvoicePlaces {
  /** The receipts on an invoice, with what was open after each. */
  readonly Payments: ComponentType<{ readonly invoice: InvoiceDetail }> | null;
}

let filled: InvoicePlaces = { Payments: null };

/** Fills the places, once, when the application starts. */
export function fillInvoicePlaces(places: InvoicePlaces): void {
  filled = places;
}

/** Returns the filled places. */
export function invoicePlaces(): InvoicePlaces {
  return filled;
}
