import { nameRateHolders } from "@fairway/areas/rate/server/nameRateHolders.ts";
import { refuseRate, refuseRates } from "@fairway/areas/rate/model/refusals.ts";
import { whyNotRateDay } from "@fairway/areas/rate/model/whyNotRateDay.ts";
import type { RateMark } from "@fairway/areas/rate/model/typedRate.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import type { ChargeAmounts } from "../model/chargeAmounts.ts";
import type { WholeChargeLine } from "../model/chargeLine.ts";
import { duplicateCharges } from "../model/duplicateCharges.ts";
import type { PlannedLine, SavePlan } from "../model/planSave.ts";
import { ratedLine } from "../model/ratedLine.ts";
import { type ComparedCharge, sameLineKey } from "../model/sameLine.ts";
import type { Surcharge, LineType } from "../model/surcharge.ts";
import { whatIsWrong } from "../model/whatIsWrong.ts";
import type { ChargedBill } from "./chargedBill.ts";
import type { ChargeReferences } from "./chargeReferences.ts";
import { markLine } from "./markLine.ts";
import { boundRatesToVnd } from "./ratesToVnd.ts";

/** One tab of a house bill with the changes that saving it makes. */
export interface PlannedTab {
  readonly bill: Pick<
    ChargedBill,
    | "hblid"
    | "jobId"
    | "transactionType"
    | "billOfficeId"
    | "billDepartmentId"
    | "billGroupId"
    | "customerId"
    | "saleManId"
    | "agentId"
    | "coloaderId"
  >;
  readonly type: LineType;
  readonly stored: readonly Surcharge[];
  readonly plan: SavePlan;
}

/** A line to be written, with its amounts or the errors that prevent them. */
export interface RatedLine extends PlannedLine {
  readonly id: string;
  readonly amounts: ChargeAmounts;
  readonly mark: RateMark;
  readonly wrong: readonly FieldRefusal[];
}

/** The lines of a tab that are new or changed. */
export function touchedLines({ plan }: PlannedTab): PlannedLine[] {
  return [...plan.added, ...plan.changed];
}

/**
 * Lists the errors of a tab's lines that do not depend on rates.
 *
 * Shape: `today` bounds the exchange dates; null leaves them, where a verb made the lines of stored
 *   ones.
 */
export function whyNotTab(
  tab: PlannedTab,
  known: ChargeReferences,
  today: Day | null,
): FieldRefusal[] {
  const { type } = tab;
  const { transactionType, billOfficeId: officeId } = tab.bill;
  const around = { ...known, type, transactionType, officeId };
  const wrong = touchedLines(tab).flatMap(({ at, line, before }) =>
    [...whatIsWrong(line, around, before), ...wrongDay(line, before, today)].map((each) =>
      atLine(at, each),
    ),
  );
  return [...wrong, ...duplicates(tab)];
}

/**
 * Rates the lines of several tabs of one job with one statement.
 *
 * Shape: one list for each tab; every line is complete, because it has passed its checks.
 */
export async function rateTabs(
  tx: Tx,
  actor: Actor,
  { tabs, known }: { readonly tabs: readonly PlannedTab[]; readonly known: ChargeReferences },
): Promise<RatedLine[][]> {
  const lines = tabs.flatMap(touchedLines).map((each) => each.line as WholeChargeLine);
  const { toVnd, share } = await boundRatesToVnd(tx, actor, {
    currencies: lines.map((each) => each.currencyId),
    days: lines.map((each) => each.exchangeDate),
    officeId: tabs[0]?.bill.billOfficeId ?? null,
  });
  const rates = { toVnd, commission: known.commission };
  return tabs.map((tab) =>
    touchedLines(tab).map((each) => {
      const line = each.line as WholeChargeLine;
      const { amounts, wrong } = ratedLine(line, tab.type, rates);
      const typed = markLine(actor, { ...each, line }, tab.type, { ...rates, share });
      // The amounts of a wrong rate say nothing.
      const faults = typed.wrong.length > 0 ? typed.wrong : wrong;
      const counts = each.frozen ? [] : faults.map((fault) => atLine(each.at, fault));
      const id = each.before?.id ?? newId();
      return { ...each, id, amounts, mark: typed.mark, wrong: counts };
    }),
  );
}

/**
 * Refuses lines without rates or amounts, and rates outside the bound; a missing rate comes first.
 */
export async function refuseAmounts(
  tx: Tx,
  actor: Actor,
  unnamed: readonly FieldRefusal[],
): Promise<void> {
  const wrong = await nameRateHolders(tx, actor, unnamed);
  const missing = wrong.find((each) => each.code === "rate.missing");
  if (missing) throw refuseRate("rate.missing", missing.facts, { fields: wrong });
  if (wrong.every((each) => each.code in refuseRate.catalogue)) refuseRates(wrong);
  refuseFields(wrong);
}

/** The rows of a tab's new lines, after its existing ones. */
export function addedRows(
  actor: Actor,
  tab: PlannedTab,
  added: { readonly lines: readonly RatedLine[]; readonly known: ChargeReferences },
) {
  const { bill, type } = tab;
  let lineNo = lastLine(tab);
  return added.lines
    .filter((each) => each.before === null)
    .map((each) => ({
      ...storedFields(each.line, each.amounts, added.known),
      ...each.mark,
      id: each.id,
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
}

/**
 * The rows of a tab's changed lines; amounts of a frozen line stay, also those from before they were
 * proven.
 */
export function changedRows(
  actor: Actor,
  lines: readonly RatedLine[],
  { known, isFrozen }: { readonly known: ChargeReferences; readonly isFrozen: boolean },
) {
  return lines.flatMap(({ before, line, amounts, mark, frozen }) => {
    if (!before || frozen !== isFrozen) return [];
    const kept = frozen
      ? storedFields(line, before, known)
      : { ...storedFields(line, amounts, known), isUnproven: false };
    const chargeGroup = known.charges.get(line.chargeId ?? "")?.chargeGroup ?? before.chargeGroup;
    const stamp = { userModified: actor.userId, datetimeModified: "now" };
    return [
      { ...kept, ...mark, ...stamp, chargeGroup, id: before.id, version: before.version + 1 },
    ];
  });
}

/** The stored fields of a line: its keyed terms and its amounts. */
function storedFields(
  line: PlannedLine["line"],
  amounts: ChargeAmounts | Surcharge,
  known: ChargeReferences,
) {
  const { id: _id, version: _version, ...terms } = line;
  return {
    ...terms,
    chargeGroup: known.charges.get(line.chargeId ?? "")?.chargeGroup ?? null,
    netAmount: amounts.netAmount,
    vatAmount: amounts.vatAmount,
    total: amounts.total,
    finalExchangeRate: amounts.finalExchangeRate,
    excRateUsdToLocal: amounts.excRateUsdToLocal,
    amountVnd: amounts.amountVnd,
    vatAmountVnd: amounts.vatAmountVnd,
    amountUsd: amounts.amountUsd,
    vatAmountUsd: amounts.vatAmountUsd,
  };
}

/** A stored day stays. Source: rule CH-40 */
function wrongDay(
  { exchangeDate }: PlannedLine["line"],
  before: PlannedLine["before"],
  today: Day | null,
): FieldRefusal[] {
  if (today === null || exchangeDate === before?.exchangeDate) return [];
  const far = whyNotRateDay(exchangeDate, today);
  return far ? [refuseRate.field("exchangeDate", "rate.dayFar", far.facts)] : [];
}

function duplicates(tab: PlannedTab): FieldRefusal[] {
  const { added, changed, removed } = tab.plan;
  const compared = changed.filter(
    ({ line, before, frozen }) => !(frozen && isSameLine(line, before)),
  );
  const replaced = new Set([
    ...compared.map((each) => each.before?.id),
    ...removed.map((each) => each.id),
  ]);
  const kept = tab.stored.filter((each) => !replaced.has(each.id));
  let lineNo = lastLine(tab);
  const sent = [...compared, ...added].map((each) => ({
    ...each.line,
    at: each.at,
    lineNo: each.before?.lineNo ?? ++lineNo,
  }));
  return duplicateCharges(tab.type, kept, sent);
}

/** A held line of which other fields change stays as it is, also next to an equal one from before. */
function isSameLine(line: ComparedCharge, before: ComparedCharge | null): boolean {
  return before !== null && sameLineKey(line) === sameLineKey(before);
}

function lastLine({ stored }: PlannedTab): number {
  return stored.reduce((last, each) => Math.max(last, each.lineNo), 0);
}

function atLine(at: number, wrong: FieldRefusal): FieldRefusal {
  return { ...wrong, field: `charges.${at}.${wrong.field}` };
}
