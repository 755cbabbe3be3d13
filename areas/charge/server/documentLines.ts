import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { lockRows } from "@fairway/engine/db/lockRow.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { changedFields } from "../model/changedFields.ts";
import type { ChargeLine } from "../model/chargeLine.ts";
import type { ClaimSlot } from "../model/claimRules.ts";
import { sourceOfPrice } from "../model/priceSource.ts";
import { refuseCharge, whyJobClosed } from "../model/refusals.ts";
import type { LineType, Surcharge } from "../model/surcharge.ts";
import { addMadeLines, type MadeLine } from "./addMadeLines.ts";
import { type ChargedBill, chargedBills, onMenuOf } from "./chargedBill.ts";
import { deleteMadeLines } from "./deleteMadeLines.ts";
import { getCharges } from "./getCharges.ts";
import { lockCharges } from "./lockCharges.ts";
import { releaseCharges } from "./releaseCharges.ts";

/** A line as it is keyed on a document. */
interface DocumentLine {
  /** The stored line; null for a new one. */
  readonly id: string | null;
  readonly hblid: string;
  readonly type: LineType;
  readonly line: ChargeLine;
}

/** The lines that are born on a document before, and as they are sent. */
interface DocumentLines {
  readonly slot: ClaimSlot;
  /** Null for a new document. */
  readonly documentId: string | null;
  readonly before: readonly string[];
  readonly sent: readonly DocumentLine[];
  /** The list of the lines in the ask. */
  readonly list: string;
  /** The refusal of a line for a bill that the user may not open, or for another bill than its own. */
  readonly unknownBill: (at: number, field: "hblid" | "id") => Refused;
  /** The rules of the document on all lines, before anything is written and with the jobs locked. */
  readonly mustTake?: () => Promise<void>;
}

/**
 * Writes the lines that are born on a document into the bills of their jobs, and deletes those that it
 * no longer has; returns the charges in the order of the lines. A new line is claimed by its document.
 *
 * Locks: the jobs in the order of their ids, then the lines.
 * Refuses: as `unknownBill` and `mustTake` · charge.jobLocked and the like · charge.frozen (another
 *   document holds a line that changes) · ask.invalid with `direct.3.unitPrice` and the like
 */
export async function writeDocumentLines(
  tx: Tx,
  actor: Actor,
  { slot, documentId, before, sent, list, unknownBill, mustTake }: DocumentLines,
): Promise<Surcharge[]> {
  const { bills, stored } = await lockedBills(tx, actor, { before, sent });
  const byBill = new Map(bills.map((bill) => [bill.hblid, bill]));
  const byId = new Map(stored.map((each) => [each.id, each]));
  const lines = sent.map(({ id, hblid, type, line: parsed }, at) => {
    const bill = byBill.get(hblid);
    if (!bill || !actor.may(onMenuOf(bill, "detail"), bill)) throw unknownBill(at, "hblid");
    const was = id === null ? null : (byId.get(id) ?? null);
    if (id !== null && (was?.hblid !== hblid || was.type !== type)) throw unknownBill(at, "id");
    // A line that is sent as it is stored is not touched, though nobody sends where its price is from.
    const keyed = { ...parsed, ...sourceOfPrice(parsed, was) };
    const isTouched = was === null || changedFields(keyed, was).length > 0;
    if (isTouched) mustBeOpen(bill, was, documentId);
    return { at, bill, type, id: was?.id ?? newId(), keyed, was, isTouched };
  });
  const kept = new Set(lines.map(({ id }) => id));
  const gone = stored.filter(({ id }) => !kept.has(id));
  await mustTake?.();
  if (documentId) await dropLines(tx, actor, { slot, documentId, gone, bills });
  const tabs = Map.groupBy(
    lines.filter(({ isTouched }) => isTouched),
    ({ bill, type }) => `${bill.hblid} ${type}`,
  );
  const made = [...tabs.values()].flatMap((ofTab) =>
    ofTab.slice(0, 1).map(({ bill, type }) => ({
      bill,
      type,
      lines: ofTab.map(
        ({ at, id, keyed, was }): MadeLine => ({
          at,
          id,
          line: keyed,
          linkChargeId: null,
          isOfDocument: true,
          ...(was ? { before: was } : {}),
        }),
      ),
    })),
  );
  await addMadeLines(tx, actor, made, list);
  const ids = lines.map(({ id }) => id);
  const written = await getCharges(tx, actor, { chargeIds: ids });
  const found = new Map(written.map((each) => [each.id, each]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Deletes the lines that were born on a document. Locks and refuses: as `writeDocumentLines` */
export async function deleteDocumentLines(
  tx: Tx,
  actor: Actor,
  { slot, documentId, before }: Pick<DocumentLines, "slot" | "before"> & { documentId: string },
): Promise<void> {
  const { bills, stored: gone } = await lockedBills(tx, actor, { before, sent: [] });
  await dropLines(tx, actor, { slot, documentId, gone, bills });
}

async function lockedBills(
  tx: Tx,
  actor: Actor,
  { before, sent }: Pick<DocumentLines, "before" | "sent">,
) {
  const { companyId } = actor;
  const found = await rows<{ id: string; jobId: string }>(
    tx,
    sql`select b.id, b.job_id from house_bill b
      where b.company_id = ${companyId} and b.id = any(array(
        select unnest(${sent.map(({ hblid }) => hblid)}::uuid[]) union
        select s.hblid from surcharge s
        where s.company_id = ${companyId} and s.id = any(${[...before]}::uuid[])))`,
  );
  const ids = [...new Set(found.map(({ jobId }) => jobId))];
  await lockRows(tx, "shipment", { companyId, ids });
  const hblids = found.map(({ id }) => id);
  const bills = await chargedBills(tx, actor, hblids, "locked");
  const stored = await lockCharges(tx, actor, { chargeIds: [...before] });
  return { bills, stored };
}

async function dropLines(
  tx: Tx,
  actor: Actor,
  dropped: {
    readonly slot: ClaimSlot;
    readonly documentId: string;
    readonly gone: readonly Surcharge[];
    readonly bills: readonly ChargedBill[];
  },
): Promise<void> {
  const { slot, documentId, gone, bills } = dropped;
  if (gone.length === 0) return;
  for (const charge of gone) {
    const bill = bills.find(({ hblid }) => hblid === charge.hblid);
    if (bill) mustBeOpen(bill, charge, documentId);
  }
  const ids = gone.map(({ id }) => id);
  await releaseCharges(tx, actor, { slot, documentId }, ids);
  await deleteMadeLines(tx, actor, gone, { bills, documentId });
}

/** Refuses a line of a closed job, and one that another document holds. */
function mustBeOpen(bill: ChargedBill, charge: Surcharge | null, documentId: string | null) {
  const closed = whyJobClosed(bill);
  if (closed) throw closed;
  const holder = charge?.claims.find((claim) => claim.documentId !== documentId);
  if (charge && holder) {
    const { chargeCode } = charge;
    throw refuseCharge("charge.frozen", { chargeCode, documentNo: holder.documentNo });
  }
}
