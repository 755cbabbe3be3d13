import { refuseRate } from "@fairway/areas/rate/model/refusals.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows, insertRows, newId, updateRows } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type { addAndUpdate } from "../contract.ts";
import type { ChargeAmounts } from "../model/chargeAmounts.ts";
import type { WholeChargeLine } from "../model/chargeLine.ts";
import { duplicateCharges } from "../model/duplicateCharges.ts";
import { type PlannedLine, planSave, type SavePlan } from "../model/planSave.ts";
import { ratedLine } from "../model/ratedLine.ts";
import { refuseCharge } from "../model/refusals.ts";
import type { Surcharge, SurchargeType } from "../model/surcharge.ts";
import { whatIsWrong } from "../model/whatIsWrong.ts";
import { whyFrozen, whyJobClosed } from "../model/whyFrozen.ts";
import { type ChargedBill, chargedBill, mustChangeCharges } from "./chargedBill.ts";
import { type ChargeReferences, chargeReferences } from "./chargeReferences.ts";
import { ratesToVnd } from "./ratesToVnd.ts";
import { refuseProfit } from "./refuseProfit.ts";
import { shownSurcharge } from "./shownSurcharge.ts";
import { readSurcharges } from "./surchargeTable.ts";

/**
 * Saves one tab of a house bill: new, changed and removed lines together, all or nothing.
 *
 * Locks: the job and the bill, then the lines.
 * Refuses: charge.jobLocked / .jobFinished / .jobCanceled · record.conflict (409, with the lines)
 * · charge.frozen (409) · ask.invalid with `charges.3.unitPrice` and the like · charge.noProfit
 * Source: rules CH-3 to CH-10, areas/charge/README.md
 */
export async function saveCharges(tx: Tx, actor: Actor, ask: Ask<typeof addAndUpdate>) {
  const bill = await chargedBill(tx, actor, ask.hblid, "locked");
  mustChangeCharges(actor, bill);
  const closed = whyJobClosed(bill);
  if (closed) throw refuseCharge(closed.code, closed.facts);

  const { hblid, type } = ask;
  const ofTab = sql`s.hblid = ${hblid} and s.type = ${type}`;
  const stored = await readSurcharges(tx, actor.companyId, ofTab, "locked");
  const plan = planSave(type, stored, ask.charges, ask.removed);
  refuseConflicts(plan.conflicts);

  const touched = [...plan.added, ...plan.changed];
  if (touched.length > 0) await writeLines(tx, actor, bill, type, stored, plan);
  const gone = plan.removed.map((each) => each.id);
  await deleteRows(tx, "surcharge", actor.companyId, gone, actor.userId);
  if (type !== "OBH" && bill.noProfit) await refuseProfit(tx, actor, bill);
  const saved = await readSurcharges(tx, actor.companyId, ofTab);
  return { status: true as const, data: saved.map(shownSurcharge) };
}

async function writeLines(
  tx: Tx,
  actor: Actor,
  bill: ChargedBill,
  type: SurchargeType,
  stored: readonly Surcharge[],
  plan: SavePlan,
): Promise<void> {
  const touched = [...plan.added, ...plan.changed];
  const known = await chargeReferences(
    tx,
    actor,
    touched.map((each) => each.line),
  );
  refuseFields([
    ...touched.flatMap((each) => wrongOf(each, bill, type, known)),
    ...duplicates(type, stored, plan),
  ]);
  const lines = touched.map((each) => each.line as WholeChargeLine);
  const currencies = lines.map((each) => each.currencyId);
  const days = lines.map((each) => each.exchangeDate);
  const toVnd = await ratesToVnd(tx, actor, currencies, days);
  const rates = { toVnd, commission: known.commission };
  const rated = touched.map((each) => ({
    ...each,
    ...ratedLine(each.line as WholeChargeLine, type, rates),
  }));
  refuseAmounts(
    rated.flatMap((each) => (each.frozen ? [] : each.wrong.map((wrong) => atLine(each.at, wrong)))),
  );

  let lineNo = Math.max(0, ...stored.map((each) => each.lineNo));
  const added = rated
    .filter((each) => each.before === null)
    .map((each) => ({
      ...storedFields(each.line, each.amounts, known),
      id: newId(),
      companyId: actor.companyId,
      hblid: bill.hblid,
      jobId: bill.jobId,
      type,
      lineNo: ++lineNo,
      officeId: bill.billOfficeId,
      departmentId: bill.billDepartmentId,
      groupId: bill.billGroupId,
      userCreated: actor.userId,
      userModified: actor.userId,
    }));
  await insertRows(tx, "surcharge", added);
  const changed = rated.flatMap(({ before, line, amounts, frozen }) => {
    if (!before) return [];
    const kept = frozen
      ? { ...storedFields(line, before, known), isRefundFee: line.isRefundFee }
      : storedFields(line, amounts, known);
    const chargeGroup = known.charges.get(line.chargeId ?? "")?.chargeGroup ?? before.chargeGroup;
    const stamp = { userModified: actor.userId, datetimeModified: "now" };
    return [{ ...kept, ...stamp, chargeGroup, id: before.id, version: before.version + 1 }];
  });
  await updateRows(tx, "surcharge", actor.companyId, changed);
}

function storedFields(
  line: PlannedLine["line"],
  amounts: ChargeAmounts | Surcharge,
  known: ChargeReferences,
) {
  const { id: _id, version: _version, finalExchangeRate: _typed, ...terms } = line;
  return {
    ...terms,
    chargeGroup: known.charges.get(line.chargeId ?? "")?.chargeGroup ?? null,
    netAmount: amounts.netAmount,
    vatAmount: amounts.vatAmount,
    total: amounts.total,
    finalExchangeRate: amounts.finalExchangeRate,
    amountVnd: amounts.amountVnd,
    vatAmountVnd: amounts.vatAmountVnd,
    amountUsd: amounts.amountUsd,
    vatAmountUsd: amounts.vatAmountUsd,
  };
}

function wrongOf(
  { at, line, before }: PlannedLine,
  bill: ChargedBill,
  type: SurchargeType,
  known: ChargeReferences,
): FieldRefusal[] {
  const { transactionType, billOfficeId: officeId } = bill;
  const around = { ...known, type, transactionType, officeId };
  return whatIsWrong(line, around, before).map((wrong) => atLine(at, wrong));
}

function duplicates(
  type: SurchargeType,
  stored: readonly Surcharge[],
  { added, changed, removed }: SavePlan,
): FieldRefusal[] {
  const replaced = new Set([
    ...changed.map((each) => each.before?.id),
    ...removed.map((e) => e.id),
  ]);
  const kept = stored.filter((each) => !replaced.has(each.id) && !whyFrozen(each));
  let lineNo = Math.max(0, ...stored.map((each) => each.lineNo));
  const sent = [...changed, ...added]
    .filter((each) => !each.frozen)
    .map((each) => ({ ...each.line, at: each.at, lineNo: each.before?.lineNo ?? ++lineNo }));
  return duplicateCharges(type, kept, sent);
}

function refuseAmounts(wrong: readonly FieldRefusal[]): void {
  const missing = wrong.find((each) => each.code === "rate.missing");
  if (missing) throw refuseRate("rate.missing", missing.facts, { fields: wrong });
  refuseFields(wrong);
}

function refuseConflicts(conflicts: readonly FieldRefusal[]): void {
  const frozen = conflicts.find((each) => !meanwhile.includes(each.code));
  if (conflicts.length === 0) return;
  if (!frozen) throw refuse("record.conflict", {}, { fields: conflicts });
  const code = frozen.code as keyof typeof refuseCharge.catalogue;
  throw refuseCharge(code, frozen.facts, { fields: conflicts });
}

const meanwhile = ["charge.sameTwice", "charge.gone", "charge.changed"];

function atLine(at: number, wrong: FieldRefusal): FieldRefusal {
  return { ...wrong, field: `charges.${at}.${wrong.field}` };
}
