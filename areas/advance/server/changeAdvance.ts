import { refuseActing } from "@fairway/areas/access/server/refuseActing.ts";
import { updateDocument, updateEachDocument } from "@fairway/areas/document/server/documentRows.ts";
import {
  beginVerb,
  beginVerbs,
  lockDocument,
  mustSeeDocument,
} from "@fairway/areas/document/server/openDocument.ts";
import { getApproval } from "@fairway/areas/approval/server/approvalOf.ts";
import { deleteDocumentLines } from "@fairway/areas/charge/server/documentLines.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import type { Advance } from "../model/advance.ts";
import { deadlineOf } from "../model/deadlineOf.ts";
import { advanceKind } from "../model/advanceKind.ts";
import { whyNotVoucherDay } from "../model/whyNotAdvance.ts";
import { refuseAdvance } from "../model/refusals.ts";
import { advanceSettings, settingOf, settingsOfOffices } from "./advanceSettings.ts";
import { advanceSource, chargeLinesOf } from "./advanceTable.ts";
import { advanceById, openAdvanceNo } from "./getAdvance.ts";

/**
 * Deletes a new or denied advance: it is Canceled and keeps number and lines. The charges of one for a
 * carrier leave their bills.
 *
 * Locks: the advance; for a carrier its jobs and charges.
 * Refuses: record.notFound · access.forbidden · advance.sent · charge.frozen · charge.jobLocked
 * Source: rule AD-8
 */
export async function deleteAdvance(tx: Tx, actor: Actor, ask: Ask<typeof contract.deleteAdvance>) {
  const { id } = await openAdvanceNo(tx, actor, ask);
  const advance = await beginVerb(tx, actor, advanceSource, { verb: "delete", id });
  if (advance.advanceFor) {
    const before = (await chargeLinesOf(tx, actor.companyId, [id])).map((each) => each.id);
    await deleteDocumentLines(tx, actor, { slot: "advance", documentId: id, before });
  }
  const changes = { statusApproval: "Canceled", canceledAt: "now" };
  await updateDocument(tx, actor, advanceKind, advance, changes);
  return { status: true as const };
}

/**
 * Changes the payment term of an advance on its way; the pending approver does (`actor.userId`).
 *
 * Locks: the advance.
 * Refuses: record.notFound · access.forbidden · advance.notSent
 * Source: rule AD-2
 */
export async function updateTerm(tx: Tx, actor: Actor, ask: Ask<typeof contract.updateTerm>) {
  refuseActing(actor);
  const { Id: id, days } = ask;
  const advance = await lockDocument(tx, actor.companyId, advanceSource, id);
  await mustSeeDocument(tx, actor, advanceSource, advance);
  const approval = await getApproval(tx, actor, { documentId: id });
  const { advanceNo } = advance;
  if (approval?.may.includes("approve") !== true) {
    throw approval?.status === advance.statusApproval
      ? refuse("access.forbidden", { permission: "acctAP" })
      : refuseAdvance("advance.notSent", { advanceNo });
  }
  const settings = await advanceSettings(tx, actor, advance.officeId);
  const deadlinePayment = deadlineOf({ ...advance, paymentTerm: days }, settings);
  const changes = { paymentTerm: days, deadlinePayment };
  await updateDocument(tx, actor, advanceKind, advance, changes);
  return { status: true as const, data: await advanceById(tx, actor, id) };
}

/**
 * Writes voucher numbers and days on approved advances, or removes them; the deadline follows.
 *
 * Locks: the advances.
 * Refuses: record.notFound · access.forbidden · advance.notDone · advance.synced ·
 *   advance.voucherTwice
 * Source: rule AD-2
 */
export async function updateVoucher(
  tx: Tx,
  actor: Actor,
  { vouchers }: Ask<typeof contract.updateVoucher>,
) {
  refuseFields(
    vouchers.flatMap((each, at) =>
      whyNotVoucherDay(each, actor.today, `vouchers.${at}.voucherDate`),
    ),
  );
  const found = await rows<{ id: string; number: string }>(
    tx,
    // An advance out of reach is refused like one that does not exist.
    sql`select d.id, d.number from document d where d.company_id = ${actor.companyId}
      and d.kind = 'advance' and d.number = any(${vouchers.map((each) => each.advanceNo)}::text[])
      and ${within(actor, "acctAP.detail", "d")}`,
  );
  const idOf = new Map(found.map(({ id, number }) => [number, id]));
  const seen = new Set<string>();
  for (const { advanceNo } of vouchers) {
    if (!idOf.has(advanceNo)) throw refuseAdvance("advance.unknown", { advanceNo });
    if (seen.has(advanceNo)) throw refuseAdvance("advance.voucherTwice", { advanceNo });
    seen.add(advanceNo);
  }
  const advances = await beginVerbs(tx, actor, advanceSource, {
    verb: "voucher",
    ids: [...idOf.values()],
  });
  await writeVouchers(tx, actor, advances, vouchers);
  return { status: true as const };
}

/** Writes vouchers on locked advances with one statement; the caller has checked them. Rule AD-2 */
export async function writeVouchers(
  tx: Tx,
  actor: Actor,
  advances: readonly Advance[],
  vouchers: Ask<typeof contract.updateVoucher>["vouchers"],
): Promise<void> {
  const settings = await settingsOfOffices(
    tx,
    actor,
    advances.map(({ officeId }) => officeId),
  );
  const byNumber = new Map(vouchers.map((each) => [each.advanceNo, each]));
  const each = advances.flatMap((doc) => {
    const voucher = byNumber.get(doc.advanceNo);
    if (!voucher) return [];
    const { voucherNo, voucherDate } = voucher;
    const deadlinePayment = deadlineOf({ ...doc, voucherDate }, settingOf(settings, doc.officeId));
    return [{ doc, changes: { voucherNo, voucherDate, deadlinePayment } }];
  });
  await updateEachDocument(tx, actor, advanceKind, each);
}
