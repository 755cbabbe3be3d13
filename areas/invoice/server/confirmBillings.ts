import {
  updateDocuments,
  updateEachDocument,
} from "@fairway/areas/document/server/documentRows.ts";
import { beginVerbs } from "@fairway/areas/document/server/openDocument.ts";
import { readDocuments } from "@fairway/areas/document/server/readDocuments.ts";
import { lockDues } from "@fairway/areas/due/server/lockDues.ts";
import { confirmDues, redateDocuments } from "@fairway/areas/due/server/redateDues.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { lockRows } from "@fairway/engine/db/lockRow.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as calls from "../contract.ts";
import type { BillingInvoice } from "../model/billing.ts";
import { billingKind, whyNotBillingDay } from "../model/billingKind.ts";
import { billingSource } from "./billingTable.ts";
import { mustBeConfirmedAlone } from "./confirmedDays.ts";
import { markRedated } from "./markRedated.ts";

/**
 * Confirms the billing of ticked invoices with one date, or takes the confirmations back without one.
 *
 * Locks: their items, then the invoices.
 * Refuses: record.notFound · record.conflict · access.forbidden · invoice.futureBilling,
 *   .confirmedWhole
 * Source: rule IN-15, areas/invoice/README.md
 */
export async function confirmBillings(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof calls.confirmBillings>,
) {
  const { billingDate, ids } = ask;
  mustBeDay(actor, billingDate, "invoice.futureBilling");
  const { dues } = await lockDues(tx, actor, { documentIds: ids, side: "debit" });
  const invoices = await beginVerbs(tx, actor, billingSource, { verb: "confirm", ids });
  mustBeSeen(invoices, ask.versions);
  await mustBeConfirmedAlone(tx, actor, invoices);
  const changes = { confirmBillingDate: billingDate };
  await updateDocuments(tx, actor, billingKind, invoices, changes);
  await confirmDues(tx, actor, dues, () => billingDate);
  return { status: true as const, data: { count: invoices.length } };
}

/**
 * Gives ticked invoices one invoice date. Their items and due days follow.
 *
 * Locks: their items, then the invoices.
 * Refuses: record.notFound · record.conflict · access.forbidden · invoice.futureDate, .paid,
 *   .fromAccounting · as `markRedated`
 * Source: rule IN-15, areas/invoice/README.md
 */
export async function redateInvoices(tx: Tx, actor: Actor, ask: Ask<typeof calls.redateInvoices>) {
  const { billingDate: date, ids } = ask;
  mustBeDay(actor, date, "invoice.futureDate");
  const { dues } = await lockDues(tx, actor, { documentIds: ids, side: "debit" });
  const invoices = await beginVerbs(tx, actor, billingSource, { verb: "redate", ids });
  mustBeSeen(invoices, ask.versions);
  const marks = await markRedated(tx, actor, invoices, () => date);
  await updateEachDocument(
    tx,
    actor,
    billingKind,
    invoices.map((doc) => ({ doc, changes: { date, ...marks.get(doc.id) } })),
  );
  await redateDocuments(tx, actor, dues, date);
  return { status: true as const, data: { count: invoices.length } };
}

/** A document is confirmed as a whole, or that is taken back. */
interface ConfirmedWhole {
  /** Its invoices. */
  readonly ids: readonly string[];
  /** The day that it has until now. */
  readonly from: Day | null;
  readonly to: Day | null;
  /** Reads the days that other documents give to invoices, by their ids. */
  readonly others: () => Promise<ReadonlyMap<string, Day>>;
}

/**
 * Confirms the invoices of a document that is confirmed as a whole, or takes that back: those without
 * a day and those with the day that it gave. The caller has checked the right on that document.
 *
 * Locks: their items, then the invoices.
 * Source: rule IN-15, areas/invoice/README.md
 */
export async function confirmInvoicesOf(
  tx: Tx,
  actor: Actor,
  { ids, from, to, others }: ConfirmedWhole,
): Promise<void> {
  if (ids.length === 0) return;
  const { companyId } = actor;
  const { dues } = await lockDues(tx, actor, { documentIds: ids, side: "debit" });
  await lockRows(tx, "document", { companyId, ids });
  const where = sql`d.id = any(${[...ids]}::uuid[])`;
  const all = await readDocuments(tx, companyId, billingSource, where);
  const invoices = all.filter(
    ({ confirmBillingDate: own }) => own === from || (own === null && to !== null),
  );
  // Read now: another document that is taken back meanwhile has waited for the invoices.
  const other = to === null ? await others() : new Map<string, Day>();
  const days = new Map(invoices.map(({ id }) => [id, to ?? other.get(id) ?? null]));
  await updateEachDocument(
    tx,
    actor,
    billingKind,
    invoices.map((doc) => ({ doc, changes: { confirmBillingDate: days.get(doc.id) ?? null } })),
  );
  const own = dues.filter(({ documentId }) => days.has(documentId));
  await confirmDues(tx, actor, own, (id) => days.get(id) ?? null);
}

function mustBeDay(
  { today }: Actor,
  date: Day | null,
  code: "invoice.futureBilling" | "invoice.futureDate",
): void {
  const problem = whyNotBillingDay(date, today, code);
  if (problem) throw problem;
}

/** Refuses when an invoice is another than the user saw. Refuses: record.conflict */
function mustBeSeen(
  invoices: readonly BillingInvoice[],
  versions: Readonly<Record<string, number>>,
): void {
  for (const { id, version } of invoices) {
    if ((versions[id] ?? version) !== version) throw refuse("record.conflict");
  }
}
