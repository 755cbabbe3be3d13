import { withMay } from "@fairway/areas/document/model/documentKind.ts";
import { exportDocuments } from "@fairway/areas/document/server/exportDocuments.ts";
import { listedNumbers } from "@fairway/areas/document/model/listedNumbers.ts";
import {
  type DocumentsAsked,
  isBetween,
  listDocuments,
} from "@fairway/areas/document/server/listDocuments.ts";
import { getDocument, mustSeeDocument } from "@fairway/areas/document/server/openDocument.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { numberKey } from "@fairway/core/text/textKey.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { type RawBuilder, sql } from "kysely";
import type * as calls from "../contract.ts";
import type { BillingReference } from "../model/billing.ts";
import { billingKind } from "../model/billingKind.ts";
import { kindOfType } from "../model/invoiceKind.ts";
import { billingSource } from "./billingTable.ts";
import { readInvoiceLines, withSeenReceipts } from "./invoiceTable.ts";
import { withNumbers } from "./withNumbers.ts";

/** Lists VAT and on-behalf invoices with the day on which their billing was confirmed. Rule IN-15 */
export async function listBillings(tx: Tx, actor: Actor, ask: Ask<typeof calls.pageBillings>) {
  const page = { page: ask.pageNumber ?? ask.page, size: ask.pageSize ?? ask.size };
  const found = await listDocuments(tx, actor, billingSource, asked(actor, ask), page);
  const seen = await withSeenReceipts(tx, actor, found.data);
  return { ...found, data: seen.map((each) => withMay(billingKind, actor, each)) };
}

/** Exports the same list as a sheet. Refuses: access.forbidden */
export function exportBillings(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof calls.exportBillings>,
  desk?: Desk,
) {
  return exportDocuments(tx, actor, billingSource, asked(actor, ask), { ...ask, desk });
}

/** Returns an invoice to confirm with its lines. Refuses: record.notFound · access.forbidden */
export async function getBilling(tx: Tx, actor: Actor, { id }: { readonly id: string }) {
  const { companyId } = actor;
  const invoice = await getDocument(tx, companyId, billingSource, id);
  await mustSeeDocument(tx, actor, billingSource, invoice);
  if (invoice.type === "Voucher") throw refuse("record.notFound");
  const [seen = invoice] = await withSeenReceipts(tx, actor, [invoice]);
  const charges = await readInvoiceLines(tx, companyId, id);
  return { ...withMay(billingKind, actor, seen), charges };
}

type Criteria = Omit<Ask<typeof calls.exportBillings>, "format" | "columns" | "ids">;

function asked(actor: Actor, ask: Criteria): DocumentsAsked {
  const { companyId } = actor;
  const { partnerId, isConfirmedBilling: isConfirmed } = ask;
  const date = ask.dateType === "VAT Invoice Date" ? "o.date" : "o.confirm_billing_date";
  const numbers = listedNumbers(ask.referenceNos);
  const ofJob = [
    ...(ask.services.length > 0 ? [sql`j.transaction_type = any(${ask.services}::text[])`] : []),
    ...(ask.csHandling ? [sql`j.person_incharge = ${ask.csHandling}`] : []),
  ];
  return {
    filters: { kinds: [kindOfType.Invoice, kindOfType.InvoiceTemp], partnerId },
    ofHead: numbers.length > 0 ? [byReference(companyId, ask.referenceType, numbers)] : [],
    ofOwn: [
      ...isBetween(date, ask.fromDate, ask.toDate),
      ...(isConfirmed === null
        ? []
        : [
            isConfirmed
              ? sql`o.confirm_billing_date is not null`
              : sql`o.confirm_billing_date is null`,
          ]),
      ...(ofJob.length > 0
        ? [
            sql`exists (select from acct_management_line l
              join shipment j on j.company_id = ${companyId} and j.id = l.job_id
              where l.company_id = ${companyId} and l.acct_management_id = d.id
                and ${sql.join(ofJob, sql` and `)})`,
          ]
        : []),
    ],
    always: [sql`d.state <> 'Canceled'`],
  };
}

/** The condition on invoices with these numbers, or with a charge of notes or statements with them. */
function byReference(
  companyId: string,
  type: BillingReference,
  numbers: readonly string[],
): RawBuilder<unknown> {
  if (type === "VAT Invoice") return sql`d.id in (${withNumbers(companyId, numbers)})`;
  const [kind, slot] = type === "SOA" ? ["soa", "statement"] : ["note", "note"];
  return sql`d.id in (
    select g.document_id from document x
    join charge_claim k on k.company_id = ${companyId} and k.document_id = x.id and k.slot = ${slot}
    join charge_claim g on g.company_id = ${companyId} and g.charge_id = k.charge_id
      and g.side = k.side and g.slot = 'ledger'
    where x.company_id = ${companyId} and x.kind = ${kind}
      and number_key(x.number) = any(${numbers.map(numberKey)}::text[]))`;
}
