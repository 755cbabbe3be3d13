import {
  printDocument,
  printDocuments,
  type PrintedDocument,
} from "@fairway/areas/document/server/printDocument.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { type Language, say } from "@fairway/core/words/words.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { previewInvoices as previewInvoicesCall } from "../contract.ts";
import type { Invoice } from "../model/invoice.ts";
import { methodWords } from "../model/invoiceFields.ts";
import { numberOf } from "../model/invoiceKind.ts";
import { type InvoicePaper, invoicePaperLines } from "../model/invoicePaper.ts";
import { invoiceSource, readInvoiceLines } from "./invoiceTable.ts";
import { printedInvoice } from "./paper/invoice.paper.ts";
import { readInvoice } from "./shownInvoice.ts";

/**
 * Prints an invoice, as a draft until the number of its electronic invoice is entered.
 *
 * Refuses: record.notFound (a voucher, too) · access.forbidden
 * Source: rule IN-14, areas/invoice/README.md
 */
export async function previewInvoice(
  tx: Tx,
  actor: Actor,
  { id, language }: { readonly id: string; readonly language?: Language | undefined },
) {
  const invoice = await readInvoice(tx, actor.companyId, id);
  return printDocument(tx, actor, invoicePrinted, invoice, language);
}

/** Prints invoices as one file. Refuses: as printDocuments */
export function previewInvoices(tx: Tx, actor: Actor, ask: Ask<typeof previewInvoicesCall>) {
  return printDocuments(tx, actor, invoicePrinted, ask);
}

const invoicePrinted: PrintedDocument<Invoice, InvoicePaper> = {
  source: invoiceSource,
  paper: printedInvoice,
  content: async (tx, actor, invoice) => {
    const { companyId, language } = actor;
    const { type } = invoice;
    if (type === "Voucher") throw refuse("record.notFound");
    const name = language === "vi" ? sql`p.partner_name_vn` : sql`p.partner_name_en`;
    const address = language === "vi" ? sql`p.address_vn` : sql`p.address_en`;
    const partner = await one<InvoicePaper["partner"]>(
      tx,
      sql`select ${name} as name, ${address} as address, p.tax_code from partner p
        where p.company_id = ${companyId} and p.id = ${invoice.partnerId}`,
    );
    const lines = await readInvoiceLines(tx, companyId, invoice.id);
    const method = methodWords[invoice.paymentMethod];
    return {
      kind: type,
      no: numberOf(invoice),
      serie: invoice.serieReal ?? invoice.serie ?? "",
      isDraft: invoice.invoiceNoReal === null,
      date: invoice.date,
      dueDate: invoice.paymentDueDate ?? "",
      partner,
      paymentMethod: method ? say(method, language) : invoice.paymentMethod,
      noteNos: invoice.cdNoteNos,
      jobNos: invoice.jobNos,
      hwbnos: invoice.hwbnos,
      currency: invoice.currencyId,
      ...invoicePaperLines(invoice, lines, language),
      description: invoice.description ?? "",
    };
  },
};
