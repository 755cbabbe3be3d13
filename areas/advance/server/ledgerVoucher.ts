import { noteAnswer } from "@fairway/areas/document/server/noteAnswer.ts";
import { updateDocument } from "@fairway/areas/document/server/documentRows.ts";
import { lockDocument } from "@fairway/areas/document/server/openDocument.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { addDays, type Day } from "@fairway/core/time/day.ts";
import { maybe, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Advance } from "../model/advance.ts";
import { advanceKind } from "../model/advanceKind.ts";
import { deadlineOf } from "../model/deadlineOf.ts";
import { refuseAdvance } from "../model/refusals.ts";
import { whyNotVoucherDay } from "../model/whyNotAdvance.ts";
import { advanceSettings } from "./advanceSettings.ts";
import { advanceSource } from "./advanceTable.ts";

/** A voucher that the accounting system made for an advance. */
interface LedgerVoucher {
  readonly advanceNo: string;
  readonly voucherNo: string;
  readonly voucherDate: Day;
  /** Unit: days. */
  readonly paymentTerm: number;
}

/**
 * Writes the voucher of the accounting system on an approved advance; the deadline is its day with the
 * term. The advance may be synced: the accounting system itself writes it.
 *
 * Shape: `mayReach` refuses an advance that the caller may not reach.
 * Locks: the advance.
 * Refuses: advance.unknown · advance.notDone · advance.voucherAhead
 * Source: rule AD-18
 */
export async function stampVoucher(
  tx: Tx,
  actor: Actor,
  voucher: LedgerVoucher,
  mayReach: (advance: Advance) => void,
): Promise<Advance> {
  const { advanceNo, voucherNo, voucherDate, paymentTerm } = voucher;
  const found = await maybe<{ id: string }>(
    tx,
    sql`select d.id from document d where d.company_id = ${actor.companyId} and d.kind = 'advance'
      and d.number = ${advanceNo}`,
  );
  if (!found) throw refuseAdvance("advance.unknown", { advanceNo });
  const advance = await lockDocument(tx, actor.companyId, advanceSource, found.id);
  mayReach(advance);
  refuseFields(whyNotVoucherDay(voucher, actor.today, "VoucherDate"));
  if (advance.statusApproval !== "Done") throw refuseAdvance("advance.notDone", { advanceNo });
  const deadlinePayment = addDays(voucherDate, paymentTerm);
  const changes = { voucherNo, voucherDate, paymentTerm, deadlinePayment };
  await updateDocument(tx, actor, advanceKind, advance, changes);
  return advance;
}

/**
 * Takes a voucher of the accounting system off all its advances, which come back as rejected; their
 * deadline follows the term again.
 *
 * Locks: the advances in id order.
 * Source: rule AD-18
 */
export async function dropVoucher(
  tx: Tx,
  actor: Actor,
  voucherNo: string,
  mayReach: (advance: Advance) => void,
): Promise<readonly Advance[]> {
  const found = await rows<{ id: string }>(
    tx,
    sql`select a.id from advance a where a.company_id = ${actor.companyId}
      and a.voucher_no = ${voucherNo} order by a.id`,
  );
  const dropped: Advance[] = [];
  for (const { id } of found) {
    const advance = await lockDocument(tx, actor.companyId, advanceSource, id);
    mayReach(advance);
    if (advance.voucherNo !== voucherNo) continue;
    const settings = await advanceSettings(tx, actor, advance.officeId);
    const deadlinePayment = deadlineOf({ ...advance, voucherDate: null }, settings);
    const changes = { voucherNo: null, voucherDate: null, deadlinePayment };
    await updateDocument(tx, actor, advanceKind, advance, changes);
    dropped.push(advance);
  }
  const ids = dropped.map(({ id }) => id);
  await noteAnswer(tx, actor, { ids, syncStatus: "Rejected" });
  return dropped;
}
