import type { DocumentSource } from "@fairway/areas/document/server/readDocuments.ts";
import { sql } from "kysely";
import type { BillingInvoice } from "../model/billing.ts";
import { billingKind } from "../model/billingKind.ts";
import { invoiceSource } from "./invoiceTable.ts";

/** How invoices to confirm are read. */
export const billingSource: DocumentSource<BillingInvoice> = {
  kind: billingKind,
  columns: (companyId) => sql`
    ${invoiceSource.columns(companyId)}, coalesce(p.tax_code, '') as tax_code`,
  ...(invoiceSource.joins ? { joins: invoiceSource.joins } : {}),
};
