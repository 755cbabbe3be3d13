import { takeAdvances } from "@fairway/areas/advance/server/spendAdvance.ts";
import { keptAccount } from "@fairway/areas/advance/model/payeeAccount.ts";
import { claimCharges } from "@fairway/areas/charge/server/claimCharges.ts";
import { insertNumbered, updateDocument } from "@fairway/areas/document/server/documentRows.ts";
import { beginVerb } from "@fairway/areas/document/server/openDocument.ts";
import { drawnNumber } from "@fairway/areas/numbering/server/drawNumbers.ts";
import { type RateMark, withinBound } from "@fairway/areas/rate/model/typedRate.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import { secondCurrency } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { stampNew } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import type * as contract from "../contract.ts";
import { refuseSettlement } from "../model/refusals.ts";
import type { Settlement, SettlementForm } from "../model/settlement.ts";
import { advanceSum, balanceOf, sumIn, sumOfSettled } from "../model/settlementAmounts.ts";
import { settlementKind, settlementNumbers } from "../model/settlementKind.ts";
import { whyNotSettlement } from "../model/whyNotSettlement.ts";
import { type AdvancePart, advanceParts } from "./advanceParts.ts";
import { writeDirectLines } from "./directLines.ts";
import { takeExistingLines } from "./existingLines.ts";
import { settlementById } from "./getSettlement.ts";
import { chargesOn, replaceLines, settlementSource, type StoredLine } from "./settlementTable.ts";
import { whyNotPrepaid } from "./unpaidHouses.ts";
import { mustBringProfit, mustNetOff } from "./whyNotCosts.ts";

/**
 * Creates a settlement with the next number of the month of its request date.
 *
 * Refuses: ask.invalid · charge.taken · rate.missing · settlement.* · advance.*
 * Source: rules ST-1 to ST-7
 */
export async function addSettlement(tx: Tx, actor: Actor, ask: Ask<typeof contract.addSettlement>) {
  actor.mustHave("acctSP.add");
  const id = await storeSettlement(tx, actor, ask, null);
  return { status: true as const, data: await settlementById(tx, actor, id) };
}

/**
 * Saves a new or denied settlement; a denied one is New again.
 *
 * Locks: the settlement, its jobs, charges and advances.
 * Refuses: record.notFound · access.forbidden · record.conflict · as `addSettlement`
 */
export async function updateSettlement(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.updateSettlement>,
) {
  const { id, version } = ask;
  const settlement = await beginVerb(tx, actor, settlementSource, { verb: "update", id });
  await storeSettlement(tx, actor, ask, { settlement, version });
  return { status: true as const, data: await settlementById(tx, actor, id) };
}

/** Stores a settlement as it is keyed and returns its id; the caller has checked the right. */
export async function storeSettlement(
  tx: Tx,
  actor: Actor,
  form: SettlementForm,
  stored: { readonly settlement: Settlement; readonly version: number } | null,
): Promise<string> {
  refuseFields(whyNotSettlement(form));
  const former = stored?.settlement ?? null;
  // Before the lines are written, which belong to the version.
  if (stored && stored.version !== stored.settlement.version) throw refuse("record.conflict");
  if (former && former.settlementType !== form.settlementType) {
    throw refuseSettlement("settlement.typeStays", {}, { field: "settlementType" });
  }
  await mustNetOff(tx, actor, form);
  const before = former ? await chargesOn(tx, actor.companyId, former.id) : [];
  const { lines, mark } = await linesOf(tx, actor, form, { former, before });
  const requester = former?.userCreated ?? actor.userId;
  const parts = await advanceParts(tx, actor, lines, requester);
  mustKnowDollars(lines, form, parts);
  mustSpend(lines, parts);
  await mustBringProfit(tx, actor, form, lines);
  const settlementId = former?.id ?? newId();
  const head = { ...headOf(form, lines, parts), ...mark };
  if (stored) {
    await updateDocument(tx, actor, settlementKind, stored.settlement, head, stored.version);
  } else {
    const created = { ...stampNew(actor), ...head, id: settlementId };
    const series = { rule: settlementNumbers, prefix: "SM", day: form.requestDate };
    await insertNumbered(tx, settlementKind, created, drawnNumber(actor, series));
  }
  await replaceLines(tx, actor, settlementId, lines);
  await claimNew(tx, actor, { settlementId, lines, before });
  await takeAdvances(tx, actor, { settlementId, taken: parts });
  // After the claims, because lines that are born here do not count.
  const unpaid = await whyNotPrepaid(tx, actor, lines);
  if (unpaid) throw unpaid;
  return settlementId;
}

function headOf(form: SettlementForm, lines: readonly StoredLine[], parts: readonly AdvancePart[]) {
  const { currencyId } = form;
  const sums = sumOfSettled(lines);
  const amount = sumIn(currencyId, sums) ?? "0";
  const advanceAmount = advanceSum(currencyId, parts);
  const balanceAmount = balanceOf(currencyId, advanceAmount, amount);
  // Rule ST-4: nobody pays anything.
  const isEven = advanceAmount !== null && decimal(balanceAmount).isZero();
  return {
    currencyId,
    settlementType: form.settlementType,
    requestDate: form.requestDate,
    dueDate: form.dueDate,
    paymentMethod: isEven ? "Other" : form.paymentMethod,
    payeeId: form.payeeId,
    ...keptAccount(form),
    note: form.note,
    amount,
    amountVnd: sums.vnd,
    amountUsd: sums.usd,
    advanceAmount,
    balanceAmount,
    statusApproval: "New" as const,
  };
}

/**
 * Writes or takes the charges of the lines, with the amounts that they have on the settlement and the
 * mark of its typed rates.
 */
async function linesOf(
  tx: Tx,
  actor: Actor,
  { settlementType, direct, existing, ...form }: SettlementForm,
  { former, before }: { readonly former: Settlement | null; readonly before: readonly string[] },
): Promise<{ readonly lines: StoredLine[]; readonly mark: RateMark }> {
  const isDirect = settlementType === "DIRECT";
  const { taken, mark } = isDirect
    ? await bornLines(tx, actor, { settlementId: former?.id ?? null, before, sent: direct })
    : await takeExistingLines(tx, actor, {
        former,
        before,
        sent: existing,
        day: form.requestDate,
        rateReason: form.rateReason ?? null,
      });
  const lines = taken.map(({ charge, ...inVnd }, at) => {
    const line = (isDirect ? direct : existing)[at];
    return {
      chargeId: charge.id,
      side: charge.type === "SELL" ? ("debit" as const) : ("credit" as const),
      jobId: charge.jobId,
      hblid: charge.hblid,
      advanceId: line?.advanceId ?? null,
      customNo: line?.customNo ?? null,
      contNo: line?.contNo ?? null,
      ...inVnd,
      netUsd: charge.amountUsd,
      vatUsd: charge.vatAmountUsd,
    };
  });
  return { lines, mark };
}

/** The lines that are born on a settlement; their typed rates mark their charges. */
async function bornLines(tx: Tx, actor: Actor, born: Parameters<typeof writeDirectLines>[2]) {
  const taken = (await writeDirectLines(tx, actor, born)).map((charge) => ({
    charge,
    typedRate: null,
    netVnd: charge.amountVnd,
    vatVnd: charge.vatAmountVnd,
    isKeyed: false,
  }));
  return { taken, mark: withinBound };
}

/** Refuses lines without an amount in dollars where the settlement or its advance is in dollars. */
function mustKnowDollars(
  lines: readonly StoredLine[],
  { currencyId }: SettlementForm,
  parts: readonly AdvancePart[],
): void {
  const inDollars = new Set(
    parts.filter((each) => each.currencyId === secondCurrency).map(({ advanceId }) => advanceId),
  );
  const at = lines.findIndex(
    ({ side, netUsd, vatUsd, advanceId }) =>
      side === "credit" &&
      (netUsd === null || vatUsd === null) &&
      (currencyId === secondCurrency || inDollars.has(advanceId ?? "")),
  );
  if (at >= 0) throw refuseSettlement("settlement.noDollars", { line: at + 1 });
}

/** Refuses lines that would raise the advance that they clear. Rule ST-4 */
function mustSpend(lines: readonly StoredLine[], parts: readonly AdvancePart[]): void {
  const keyOf = (each: Pick<StoredLine, "advanceId" | "hblid">) =>
    `${each.advanceId} ${each.hblid}`;
  const byPart = Map.groupBy(lines, keyOf);
  for (const { advanceNo, ...part } of parts) {
    const { vnd, usd } = sumOfSettled(byPart.get(keyOf(part)) ?? []);
    if (decimal(vnd).gte(0) && decimal(usd).gte(0)) continue;
    throw refuseSettlement("settlement.advanceBelowZero", { advanceNo });
  }
}

async function claimNew(
  tx: Tx,
  actor: Actor,
  claimed: {
    readonly settlementId: string;
    readonly lines: readonly StoredLine[];
    readonly before: readonly string[];
  },
): Promise<void> {
  const known = new Set(claimed.before);
  const added = claimed.lines.filter(({ chargeId }) => !known.has(chargeId));
  const document = { slot: "settlement", documentId: claimed.settlementId, isFirm: false } as const;
  for (const side of ["debit", "credit"] as const) {
    const ids = added.filter((line) => line.side === side).map(({ chargeId }) => chargeId);
    await claimCharges(tx, actor, { ...document, side }, ids);
  }
}
