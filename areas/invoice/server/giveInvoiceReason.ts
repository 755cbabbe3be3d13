import { giveLinesReason } from "@fairway/areas/charge/server/giveLinesReason.ts";
import { lockCharges } from "@fairway/areas/charge/server/lockCharges.ts";
import { giveRateReason } from "@fairway/areas/document/server/giveRateReason.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { giveInvoiceReason as giveInvoiceReasonCall } from "../contract.ts";
import { invoiceSource, readInvoiceLines } from "./invoiceTable.ts";
import { readInvoice, shownInvoice } from "./shownInvoice.ts";

/**
 * Gives an invoice of before the rule, and its lines, the reason for a rate outside the bound.
 *
 * Locks: the jobs, the lines, then the invoice.
 * Refuses: record.notFound · access.forbidden · record.conflict · rate.reasonNotMissing
 * Source: rule IN-3.
 */
export async function giveInvoiceReason(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof giveInvoiceReasonCall>,
) {
  actor.must("accManagement.detail", await readInvoice(tx, actor.companyId, ask.id));
  const lines = await readInvoiceLines(tx, actor.companyId, ask.id);
  const locked = await lockCharges(tx, actor, { chargeIds: lines.map((each) => each.chargeId) });
  await giveRateReason(tx, actor, invoiceSource, ask);
  await giveLinesReason(tx, actor, locked, ask.rateReason);
  return { status: true as const, data: await shownInvoice(tx, actor, ask.id) };
}
