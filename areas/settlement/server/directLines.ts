import { changedFields } from "@fairway/areas/charge/model/changedFields.ts";
import { chargeLine } from "@fairway/areas/charge/model/chargeLine.ts";
import { sourceOfPrice } from "@fairway/areas/charge/model/priceSource.ts";
import { refuseCharge, whyJobClosed } from "@fairway/areas/charge/model/refusals.ts";
import type { Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { addMadeLines, type MadeLine } from "@fairway/areas/charge/server/addMadeLines.ts";
import {
  type ChargedBill,
  chargedBills,
  onMenuOf,
} from "@fairway/areas/charge/server/chargedBill.ts";
import { deleteMadeLines } from "@fairway/areas/charge/server/deleteMadeLines.ts";
import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import { lockCharges } from "@fairway/areas/charge/server/lockCharges.ts";
import { releaseCharges } from "@fairway/areas/charge/server/releaseCharges.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { lockRows } from "@fairway/engine/db/lockRow.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { refuseSettlement } from "../model/refusals.ts";
import type { DirectLineForm } from "../model/settlement.ts";
import { whyNotRepeated } from "./repeatedCosts.ts";

/** The lines of a settlement before, and as they are sent. */
interface DirectLines {
  /** Null for a new settlement. */
  readonly settlementId: string | null;
  readonly before: readonly string[];
  readonly sent: readonly DirectLineForm[];
}

/**
 * Writes the lines that are born on a settlement into the bills of their jobs, and deletes those that it
 * no longer has; returns the charges in the order of the lines.
 *
 * Locks: the jobs in the order of their ids, then the lines.
 * Refuses: settlement.unknownJob · settlement.duplicate · charge.jobLocked and the like ·
 *   charge.frozen (another document holds a line that changes) · ask.invalid with
 *   `direct.3.unitPrice` and the like
 * Source: rule ST-3
 */
export async function writeDirectLines(
  tx: Tx,
  actor: Actor,
  { settlementId, before, sent }: DirectLines,
): Promise<Surcharge[]> {
  const { bills, stored } = await lockedBills(tx, actor, { before, sent });
  const byBill = new Map(bills.map((bill) => [bill.hblid, bill]));
  const byId = new Map(stored.map((each) => [each.id, each]));
  const lines = sent.map((line, at) => {
    const bill = byBill.get(line.hblid);
    if (!bill || !actor.may(onMenuOf(bill, "detail"), bill)) throw unknownJob(at, "hblid");
    const was = line.id === null ? null : (byId.get(line.id) ?? null);
    if (line.id !== null && (was?.hblid !== line.hblid || was.type !== line.type)) {
      throw unknownJob(at, "id");
    }
    const parsed = chargeLine.parse({ ...line, id: null, version: null });
    // A line that is sent as it is stored is not touched, though nobody sends where its price is from.
    const keyed = { ...parsed, ...sourceOfPrice(parsed, was) };
    const isTouched = was === null || changedFields(keyed, was).length > 0;
    if (isTouched) mustBeOpen(bill, was, settlementId);
    return { at, bill, type: line.type, id: was?.id ?? newId(), keyed, was, isTouched };
  });
  const kept = new Set(lines.map(({ id }) => id));
  const gone = stored.filter(({ id }) => !kept.has(id));
  const repeated = await whyNotRepeated(tx, actor, settlementId, sent);
  if (repeated) throw repeated;
  if (settlementId) await dropLines(tx, actor, { settlementId, gone, bills });
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
  await addMadeLines(tx, actor, made, "direct");
  const ids = lines.map(({ id }) => id);
  const written = await getCharges(tx, actor, { chargeIds: ids });
  const found = new Map(written.map((each) => [each.id, each]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Deletes the lines of a settlement. Locks and refuses: as `writeDirectLines` */
export async function deleteDirectLines(
  tx: Tx,
  actor: Actor,
  settlementId: string,
  before: readonly string[],
): Promise<void> {
  const { bills, stored: gone } = await lockedBills(tx, actor, { before, sent: [] });
  await dropLines(tx, actor, { settlementId, gone, bills });
}

async function lockedBills(
  tx: Tx,
  actor: Actor,
  { before, sent }: Pick<DirectLines, "before" | "sent">,
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
    readonly settlementId: string;
    readonly gone: readonly Surcharge[];
    readonly bills: readonly ChargedBill[];
  },
): Promise<void> {
  const { settlementId, gone, bills } = dropped;
  if (gone.length === 0) return;
  for (const charge of gone) {
    const bill = bills.find(({ hblid }) => hblid === charge.hblid);
    if (bill) mustBeOpen(bill, charge, settlementId);
  }
  const ids = gone.map(({ id }) => id);
  await releaseCharges(tx, actor, { slot: "settlement", documentId: settlementId }, ids);
  await deleteMadeLines(tx, actor, gone, { bills, documentId: settlementId });
}

const unknownJob = (at: number, name: string) =>
  refuseSettlement("settlement.unknownJob", { line: at + 1 }, { field: `direct.${at}.${name}` });

/** Refuses a line of a closed job, and one that another document holds. */
function mustBeOpen(bill: ChargedBill, charge: Surcharge | null, settlementId: string | null) {
  const closed = whyJobClosed(bill);
  if (closed) throw closed;
  const holder = charge?.claims.find(({ documentId }) => documentId !== settlementId);
  if (charge && holder) {
    const { chargeCode } = charge;
    throw refuseCharge("charge.frozen", { chargeCode, documentNo: holder.documentNo });
  }
}
