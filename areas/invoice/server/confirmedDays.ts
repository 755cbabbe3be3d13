import type { ClaimSide } from "@fairway/areas/charge/model/claimRules.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { BillingInvoice } from "../model/billing.ts";
import type { Invoice } from "../model/invoice.ts";
import { numberOf } from "../model/invoiceKind.ts";
import { refuseInvoice } from "../model/refusals.ts";

type Numbered = Pick<Invoice, "invoiceNoReal" | "invoiceNoTempt" | "voucherId">;

/** Charges of one side that an invoice will hold. */
export interface BilledSide {
  readonly side: ClaimSide;
  readonly chargeIds: readonly string[];
}

/** An invoice with the day on which its billing was confirmed. */
type Confirmed = Pick<BillingInvoice, "id" | "confirmBillingDate">;

/** A document that confirmed an invoice as one of its own. */
interface Confirming {
  readonly id: string;
  readonly documentNo: string;
}

/** How documents of a higher area confirm charges as a whole. */
interface ConfirmedWhole {
  /** The day on which they have confirmed all of the charges, or null. Locks: the documents. */
  readonly dayOf: (tx: Tx, actor: Actor, billed: BilledSide) => Promise<Day | null>;
  /** The documents that gave invoices their day, by invoice; only what the user may open is named. */
  readonly confirming: (
    tx: Tx,
    actor: Actor,
    invoices: readonly Confirmed[],
  ) => Promise<readonly Confirming[]>;
}

const readers = new Map<string, ConfirmedWhole>();

/**
 * Registers how a higher area confirms charges before they are invoiced; its `handlers.ts` imports
 * the registering file. Rule IN-15
 */
export function registerConfirmed(area: string, read: ConfirmedWhole): void {
  if (readers.has(area)) throw new Error(`${area} confirms twice`);
  readers.set(area, read);
}

/** Returns the day on which the billing of an invoice over these charges is confirmed already, or null. */
export async function confirmedDay(tx: Tx, actor: Actor, billed: BilledSide): Promise<Day | null> {
  for (const read of readers.values()) {
    const day = await read.dayOf(tx, actor, billed);
    if (day !== null) return day;
  }
  return null;
}

/**
 * Refuses when one of these invoices has the day of a document that is confirmed as a whole: its day
 * changes with that document.
 *
 * Refuses: invoice.confirmedWhole
 * Source: rule IN-15, areas/invoice/README.md
 */
export async function mustBeConfirmedAlone(
  tx: Tx,
  actor: Actor,
  invoices: readonly (Confirmed & Numbered)[],
): Promise<void> {
  const confirmed = invoices.filter(({ confirmBillingDate }) => confirmBillingDate !== null);
  if (confirmed.length === 0) return;
  for (const read of readers.values()) {
    const [found] = await read.confirming(tx, actor, confirmed);
    const invoice = confirmed.find(({ id }) => id === found?.id);
    if (!found || !invoice) continue;
    const { documentNo } = found;
    throw refuseInvoice("invoice.confirmedWhole", { invoiceNo: numberOf(invoice), documentNo });
  }
}
