import { updateDocument } from "@fairway/areas/document/server/documentRows.ts";
import { beginVerb } from "@fairway/areas/document/server/openDocument.ts";
import { billingKind, whyNotBillingDay } from "@fairway/areas/invoice/model/billingKind.ts";
import { confirmInvoicesOf } from "@fairway/areas/invoice/server/confirmBillings.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import type { Combine } from "../model/combine.ts";
import { combineKind } from "../model/combineKind.ts";
import { refuseCombine } from "../model/refusals.ts";
import { combineSource } from "./combineTable.ts";
import { allSeen, combineById } from "./getCombine.ts";

/**
 * Confirms a combined billing as a whole with a billing date, or takes the confirmation back without
 * one: the VAT and on-behalf invoices over charges of its documents follow that have no other date.
 *
 * Locks: the billing, then the items of the invoices, then the invoices.
 * Refuses: record.notFound · access.forbidden · record.conflict · combine.state, .synced,
 *   .beyondReach, .invoiceBeyondReach · invoice.futureBilling
 * Source: rule CB-10, areas/combine/README.md
 */
export async function confirmCombine(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.confirmCombine>,
) {
  const { id, version, billingDate } = ask;
  const verb = billingDate === null ? "takeBack" : "confirm";
  const billing = await beginVerb(tx, actor, combineSource, { verb, id });
  const problem = whyNotBillingDay(billingDate, actor.today, "invoice.futureBilling");
  if (problem) throw problem;
  await allSeen(tx, actor, billing);
  const status = billingDate === null ? "New" : "Confirmed";
  await updateDocument(tx, actor, combineKind, billing, { status, billingDate }, version);
  const ids = await invoicesOf(tx, actor, billing);
  await confirmInvoicesOf(tx, actor, {
    ids,
    from: billing.billingDate,
    to: billingDate,
    others: () => daysOfOthers(tx, actor, id, ids),
  });
  return { status: true as const, data: await combineById(tx, actor, id) };
}

/**
 * The invoices over charges of the documents of a billing.
 *
 * Refuses: combine.invoiceBeyondReach
 */
async function invoicesOf(
  tx: Tx,
  actor: Actor,
  { id: combineId, combineBillingNo }: Combine,
): Promise<string[]> {
  const { companyId } = actor;
  const found = await rows<{ id: string; isReached: boolean }>(
    tx,
    sql`
      select distinct h.id, ${within(actor, billingKind.rights.write, "h")} as is_reached
      from document_claim e
      join charge_claim k on k.company_id = ${companyId} and k.document_id = e.claimed_id
        and k.slot in ('note', 'statement')
      join charge_claim g on g.company_id = ${companyId} and g.charge_id = k.charge_id
        and g.side = k.side and g.slot = 'ledger'
      join document h on h.company_id = ${companyId} and h.id = g.document_id
        and h.kind in ('invoice', 'obhInvoice')
      where e.company_id = ${companyId} and e.document_id = ${combineId} and e.slot = 'combine'`,
  );
  if (found.some(({ isReached }) => !isReached)) {
    throw refuseCombine("combine.invoiceBeyondReach", { combineBillingNo });
  }
  return found.map(({ id }) => id);
}

/** The latest billing date of the other billings that hold charges of each of the invoices. */
async function daysOfOthers(
  tx: Tx,
  { companyId }: Actor,
  combineId: string,
  invoiceIds: readonly string[],
): Promise<ReadonlyMap<string, Day>> {
  const found = await rows<{ id: string; day: Day }>(
    tx,
    sql`
      select g.document_id as id, max(o.billing_date) as day
      from charge_claim g
      join charge_claim k on k.company_id = ${companyId} and k.charge_id = g.charge_id
        and k.side = g.side and k.slot in ('note', 'statement')
      join document_claim e on e.company_id = ${companyId} and e.claimed_id = k.document_id
        and e.slot = 'combine' and e.document_id <> ${combineId}
      join combine_billing o on o.company_id = ${companyId} and o.id = e.document_id
        and o.billing_date is not null
      where g.company_id = ${companyId} and g.document_id = any(${[...invoiceIds]}::uuid[])
        and g.slot = 'ledger'
      group by g.document_id`,
  );
  return new Map(found.map(({ id, day }) => [id, day]));
}
