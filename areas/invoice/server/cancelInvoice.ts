import type { LockedDue } from "@fairway/areas/due/model/due.ts";
import { lockDues } from "@fairway/areas/due/server/lockDues.ts";
import { reverseDues } from "@fairway/areas/due/server/reverseDues.ts";
import type { ClaimSlot } from "@fairway/areas/charge/model/claimRules.ts";
import { claimOn, type Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { chargesHeldBy } from "@fairway/areas/charge/server/chargesHeldBy.ts";
import { lockCharges } from "@fairway/areas/charge/server/lockCharges.ts";
import { releaseCharges } from "@fairway/areas/charge/server/releaseCharges.ts";
import { whyNot } from "@fairway/areas/document/model/documentKind.ts";
import { beginVerb } from "@fairway/areas/document/server/openDocument.ts";
import { updateDocument } from "@fairway/areas/document/server/documentRows.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { cancelInvoice as cancelInvoiceCall } from "../contract.ts";
import { itemSide } from "../model/invoice.ts";
import { invoiceKind } from "../model/invoiceKind.ts";
import { invoiceSource, readInvoiceLines } from "./invoiceTable.ts";
import { takeBackAhead } from "./payAhead.ts";
import { restateHolders } from "./restateHolders.ts";
import { readInvoice, seenInvoice } from "./shownInvoice.ts";
import { tellOfCanceled } from "./tellOfInvoices.ts";

/**
 * Cancels an unpaid invoice: number, lines and files stay, its item is reversed by a mirror, its
 * charges are free and as keyed, and its notes are new again.
 *
 * Locks: the jobs, the charges, and the invoice's item.
 * Refuses: record.notFound · record.conflict · access.forbidden · invoice.paid, .fromAccounting, .onDraftReceipt,
 *   .canceled · charge.jobLocked, .jobFinished
 * Source: rule IN-6.
 */
export async function cancelInvoice(
  tx: Tx,
  actor: Actor,
  {
    id,
    version,
    reason,
  }: Omit<Ask<typeof cancelInvoiceCall>, "version"> & {
    /** The version that the user saw; another verb that cancels names none. */
    readonly version?: number;
  },
) {
  const seen = await readInvoice(tx, actor.companyId, id);
  actor.must("accManagement.delete", seen);
  const lines = await readInvoiceLines(tx, actor.companyId, id);
  const chargeIds = await chargesHeldBy(tx, actor.companyId, "ledger", [id]);
  const charges = await lockCharges(tx, actor, { chargeIds });
  const side = itemSide(seen);
  const { dues } = await lockDues(tx, actor, { documentIds: [id], side });
  const { heldBy } = await seenInvoice(tx, actor, id);
  const known = heldBy === "" ? { heldBy } : {};
  const invoice = await beginVerb(tx, actor, invoiceSource, { verb: "cancel", id, known });
  await releaseCharges(tx, actor, { slot: "ledger", documentId: id });
  const day = ({ lastOn }: LockedDue) => (lastOn > actor.today ? lastOn : actor.today);
  await takeBackAhead(tx, actor, invoice, { dues, day });
  await reverseDues(tx, actor, { documentId: id, day: actor.today });
  const changes = { status: "Canceled", canceledAt: "now", cancelReason: reason || null };
  await updateDocument(tx, actor, invoiceKind, invoice, changes, version);
  // A note or a statement may have taken the lines after the invoice, or have lost them since.
  const holderOf = (charge: Surcharge, slot: ClaimSlot) =>
    claimOn(charge, side, slot)?.documentId ?? null;
  const held = charges.map((charge) => ({
    cdNoteId: holderOf(charge, "note"),
    soaId: holderOf(charge, "statement"),
    settlementId: holderOf(charge, "settlement"),
  }));
  await restateHolders(tx, actor, [...lines, ...held]);
  if (seen.type !== "Voucher") {
    const noteIds = [...lines, ...held].flatMap(({ cdNoteId }) => cdNoteId ?? []);
    await tellOfCanceled(tx, actor, id, [...new Set(noteIds)]);
  }
  return { status: true as const, data: true };
}

/** Returns whether this user may cancel an invoice now. */
export async function checkAllowDeleteInvoice(tx: Tx, actor: Actor, { id }: { id: string }) {
  const invoice = await readInvoice(tx, actor.companyId, id);
  if (!actor.may("accManagement.delete", invoice)) {
    actor.must("accManagement.detail", invoice);
    return false;
  }
  return whyNot(invoiceKind, "cancel", invoice) === null;
}
