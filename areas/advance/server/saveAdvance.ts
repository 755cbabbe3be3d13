import { insertNumbered, updateDocument } from "@fairway/areas/document/server/documentRows.ts";
import { beginVerb } from "@fairway/areas/document/server/openDocument.ts";
import { isJobClosed } from "@fairway/areas/document/model/jobClosed.ts";
import { drawnNumber } from "@fairway/areas/numbering/server/drawNumbers.ts";
import { rateOf } from "@fairway/areas/rate/model/rateBook.ts";
import { loadRateBook } from "@fairway/areas/rate/server/loadRateBook.ts";
import { jobWithin } from "@fairway/areas/shipment/server/jobsInReach.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { lockRows } from "@fairway/engine/db/lockRow.ts";
import { stampNew } from "@fairway/engine/db/stamp.ts";
import { maybe, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import type { Advance, AdvanceForm } from "../model/advance.ts";
import { lineAmounts, sumOfLines } from "../model/advanceAmounts.ts";
import { deadlineOf } from "../model/deadlineOf.ts";
import { advanceKind, advanceNumbers } from "../model/advanceKind.ts";
import { refuseAdvance } from "../model/refusals.ts";
import { keptAccount } from "../model/payeeAccount.ts";
import { whyNotAdvance, whyNotAmounts } from "../model/whyNotAdvance.ts";
import { advanceSettings } from "./advanceSettings.ts";
import { advanceSource, chargeLinesOf, replaceLines } from "./advanceTable.ts";
import { claimCarrierLines, writeCarrierLines } from "./carrierLines.ts";
import { advanceById } from "./getAdvance.ts";
import { whyNotLimits } from "./whyNotLimits.ts";

/**
 * Creates an advance with the next number of the month of its request date.
 *
 * Refuses: ask.invalid · rate.missing · advance.*
 * Source: rules AD-1 to AD-5
 */
export async function addAdvance(tx: Tx, actor: Actor, ask: Ask<typeof contract.addAdvance>) {
  actor.mustHave("acctAP.add");
  const id = await storeAdvance(tx, actor, ask, null);
  return { status: true as const, data: await advanceById(tx, actor, id) };
}

/**
 * Saves a new or denied advance; a denied one is New again.
 *
 * Locks: the advance.
 * Refuses: record.notFound · access.forbidden · record.conflict · as `addAdvance`
 */
export async function updateAdvance(tx: Tx, actor: Actor, ask: Ask<typeof contract.updateAdvance>) {
  const advance = await beginVerb(tx, actor, advanceSource, { verb: "update", id: ask.id });
  await storeAdvance(tx, actor, ask, { advance, version: ask.version });
  return { status: true as const, data: await advanceById(tx, actor, advance.id) };
}

/** Stores an advance as it is keyed and returns its id; the caller has checked the right. */
export async function storeAdvance(
  tx: Tx,
  actor: Actor,
  form: AdvanceForm,
  stored: { readonly advance: Advance; readonly version: number } | null,
): Promise<string> {
  refuseFields(whyNotAdvance(form, actor.today));
  const { requestDate, currencyId, advanceRequests, advanceFor } = form;
  if (advanceFor) actor.mustHave("acctAP.AdvanceCarrier");
  if (stored && stored.advance.advanceFor !== advanceFor) {
    throw refuseAdvance("advance.aimStays", {}, { field: "advanceFor" });
  }
  if (stored && stored.version !== stored.advance.version) throw refuse("record.conflict");
  if (stored) await mustKeepCurrency(tx, actor, stored.advance, currencyId);
  const settings = await advanceSettings(tx, actor, stored?.advance.officeId ?? actor.officeId);
  await mustTakeJobs(tx, actor, form);
  const book = await loadRateBook(tx, actor, [secondCurrency], [requestDate]);
  const rate = rateOf(book, secondCurrency, localCurrency, requestDate);
  const id = stored?.advance.id ?? null;
  const before = id && advanceFor ? await chargeLinesOf(tx, actor.companyId, [id]) : [];
  const charges = { advanceId: id, before: before.map((each) => each.id) };
  const born = advanceFor ? await writeCarrierLines(tx, actor, { ...charges, form }) : [];
  const lines = advanceRequests.map(({ charge: _, ...line }, at) => ({
    ...line,
    ...lineAmounts(born[at]?.total ?? line.amount, currencyId, rate),
    chargeLineId: born[at]?.id ?? null,
  }));
  refuseFields(whyNotAmounts(lines, currencyId));
  const sums = sumOfLines(lines, currencyId);
  const requester = stored?.advance.userCreated ?? actor.userId;
  const problem = await whyNotLimits(tx, actor, { id, requester, form, settings, ...sums });
  if (problem) throw problem;
  const paymentTerm = form.paymentTerm ?? settings.termDays;
  const head = {
    currencyId,
    requestDate,
    paymentMethod: form.paymentMethod,
    paymentTerm,
    deadlinePayment: deadlineOf(
      { requestDate, paymentTerm, voucherDate: stored?.advance.voucherDate ?? null },
      settings,
    ),
    dueDate: form.dueDate,
    payeeId: form.payeeId,
    ...keptAccount(form),
    advanceNote: form.advanceNote,
    advanceFor,
    excRateUsdToLocal: rate.toFixed(),
    ...sums,
    statusApproval: "New" as const,
    statusPayment: "NotSettled",
  };
  if (stored) {
    await updateDocument(tx, actor, advanceKind, stored.advance, head, stored.version);
    await replaceLines(tx, actor, stored.advance.id, lines);
    await claimCarrierLines(tx, actor, { ...charges, advanceId: stored.advance.id, born });
    return stored.advance.id;
  }
  const created = { ...stampNew(actor), ...head, id: newId() };
  const series = { rule: advanceNumbers, prefix: "AD", day: requestDate };
  await insertNumbered(tx, advanceKind, created, drawnNumber(actor, series));
  await replaceLines(tx, actor, created.id, lines);
  await claimCarrierLines(tx, actor, { ...charges, advanceId: created.id, born });
  return created.id;
}

/** Refuses another currency than that of the entries in the ledger. Rule AD-10 */
async function mustKeepCurrency(
  tx: Tx,
  { companyId }: Actor,
  { id, advanceNo, currencyId }: Advance,
  wanted: string,
): Promise<void> {
  if (wanted === currencyId) return;
  const entry = await maybe(
    tx,
    sql`select from advance_entry where company_id = ${companyId} and advance_id = ${id} limit 1`,
  );
  if (!entry) return;
  const facts = { advanceNo, currency: currencyId, wanted };
  throw refuseAdvance("advance.currencyStays", facts, { field: "currencyId" });
}

/**
 * Refuses lines for jobs that the user may not open, and for locked or canceled ones. Rule AD-1
 *
 * Locks: the jobs, so that none is canceled while an advance is written for it.
 */
async function mustTakeJobs(tx: Tx, actor: Actor, { advanceRequests }: AdvanceForm): Promise<void> {
  const { companyId } = actor;
  await lockRows(tx, "shipment", { companyId, ids: advanceRequests.map(({ jobId }) => jobId) });
  const found = await rows<{
    id: string;
    jobId: string;
    jobNo: string;
    isLocked: boolean;
    currentStatus: string;
  }>(
    tx,
    sql`select b.id, s.id as job_id, s.job_no, s.is_locked, s.current_status
      from house_bill b join shipment s on s.company_id = ${companyId} and s.id = b.job_id
      where b.company_id = ${companyId}
        and b.id = any(${advanceRequests.map(({ hblid }) => hblid)}::uuid[])
        and ${jobWithin(actor, "detail")}`,
  );
  const bills = new Map(found.map((each) => [each.id, each]));
  for (const [at, { jobId, hblid }] of advanceRequests.entries()) {
    const bill = bills.get(hblid);
    const { jobNo = "" } = bill ?? {};
    if (bill?.jobId !== jobId) {
      throw refuseAdvance(
        "advance.unknownJob",
        { line: at + 1 },
        { field: `advanceRequests.${at}.jobId` },
      );
    }
    if (isJobClosed("canceled", bill)) throw refuseAdvance("advance.jobCanceled", { jobNo });
    if (isJobClosed("locked", bill)) throw refuseAdvance("advance.jobLocked", { jobNo });
  }
}
