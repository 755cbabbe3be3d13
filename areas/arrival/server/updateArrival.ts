import type { BillAndJob } from "@fairway/areas/housebill/model/houseBill.ts";
import { chargeReferences } from "@fairway/areas/charge/server/chargeReferences.ts";
import { markLine } from "@fairway/areas/charge/server/markLine.ts";
import { boundRatesToVnd } from "@fairway/areas/charge/server/ratesToVnd.ts";
import { refuseAmounts } from "@fairway/areas/charge/server/tabLines.ts";
import type { WholeChargeLine } from "@fairway/areas/charge/model/chargeLine.ts";
import { markOf, type RateMark } from "@fairway/areas/rate/model/typedRate.ts";
import { whyNotNearJob } from "@fairway/areas/shipment/model/whyNotDays.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { dayOf } from "@fairway/core/time/day.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows, insertRows, newId, updateRows } from "@fairway/engine/db/writeRows.ts";
import type * as contract from "../contract.ts";
import type { ArrivalLine } from "../model/arrivalLine.ts";
import type { ArrivalRecord } from "../model/arrivalNotice.ts";
import {
  asSellingCharge,
  type NoticeFacts,
  ratedNoticeLine,
  whyNotNoticeLine,
} from "../model/ratedNoticeLine.ts";
import { refuseArrival } from "../model/refusals.ts";
import { lockArrivalBill } from "./arrivalBill.ts";
import {
  type PermittedRate,
  permittedRates,
  type StoredLine,
  storedNotice,
} from "./arrivalTable.ts";
import { arrivalRecordOf } from "./getArrival.ts";
import { writePaper } from "./writePaper.ts";

/**
 * Saves the arrival notice of a house bill with its lines; the first save draws its number.
 *
 * Locks: the job, then the bill.
 * Refuses: shipment.locked · shipment.canceled · arrival.otherService · record.conflict · every
 *   wrong field at once · rate.missing · rate.outsideBound · rate.reasonNeeded
 * Source: rules AR-1 to AR-3, AR-10 and AR-11
 */
export async function updateArrival(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.updateArrival>,
): Promise<{ status: true; data: ArrivalRecord }> {
  const { hblid, version, csArrivalFrieghtCharges: lines, ...texts } = ask;
  const found = await lockArrivalBill(tx, actor, hblid, ["ARRIVAL"]);
  const day = ask.arrivalFirstNotice ?? actor.today;
  const before = await storedNotice(tx, actor, hblid);
  const stored = before?.lines ?? [];
  const facts = { day, customerId: found.bill.customerId };
  const rated = await ratedLines(tx, actor, found, {
    lines,
    stored,
    storedDay: before?.notice.arrivalFirstNotice ?? day,
    facts,
    second: ask.arrivalSecondNotice,
  });
  const row = { ...texts, arrivalFirstNotice: day };
  await writePaper(tx, actor, found, { table: "arrival_notice", version, row });
  await writeLines(tx, actor, { hblid, stored, rated });
  return { status: true, data: await arrivalRecordOf(tx, actor, found) };
}

type Stored = readonly StoredLine[];

interface Sent {
  readonly lines: readonly ArrivalLine[];
  readonly stored: Stored;
  /** The day of the stored notice, which its rates were compared with. */
  readonly storedDay: string;
  readonly facts: NoticeFacts;
  readonly second: string | null;
}

/** Checks and values the lines, and refuses every wrong field at once. */
async function ratedLines(
  tx: Tx,
  actor: Actor,
  { bill, job }: BillAndJob,
  { lines, stored, storedDay, facts, second }: Sent,
): Promise<LineWrite[]> {
  const charges = lines.map((line) => asSellingCharge(line, facts));
  const known = await chargeReferences(tx, actor, charges);
  const { transactionType, officeId } = job;
  const around = { ...known, type: "SELL" as const, transactionType, officeId };
  const before = new Map(stored.map((line) => [line.id, line]));
  const seen = new Set<string>();
  const wrong = lines.flatMap((line, at) => {
    const isKnown = line.id === null || (before.has(line.id) && !seen.has(line.id));
    if (line.id) seen.add(line.id);
    if (!isKnown) return [atLine(at, refuseArrival.field("chargeId", "arrival.lineGone"))];
    const own = before.get(line.id ?? "") ?? null;
    return whyNotNoticeLine(line, facts, around, own).map((fault) => atLine(at, fault));
  });
  if (second !== null && second < facts.day) {
    wrong.push(refuseArrival.field("arrivalSecondNotice", "arrival.secondBeforeFirst"));
  }
  const made = dayOf(job.datetimeCreated, actor.timeZone);
  refuseFields([
    ...wrong,
    ...whyNotNearJob("arrivalFirstNotice", facts.day, made),
    ...whyNotNearJob("arrivalSecondNotice", second, made),
  ]);
  const currencies = lines.map((line) => line.currencyId as string);
  const days = [facts.day];
  const { toVnd, share } = await boundRatesToVnd(tx, actor, { currencies, days, officeId });
  const rates = { toVnd, share, commission: known.commission };
  const isTyped = lines.some(({ exchangeRate }) => exchangeRate !== null);
  const permitted = isTyped ? await permittedRates(tx, actor, bill.id) : [];
  const rated = lines.map((line, at) => {
    const { amounts, wrong: own } = ratedNoticeLine(line, facts, rates);
    const stands = before.get(line.id ?? "");
    const typed = markLine(
      actor,
      {
        line: asSellingCharge(line, facts) as WholeChargeLine,
        before: stands ? rateOfStored(stands, storedDay, facts) : null,
        frozen: false,
      },
      "SELL",
      rates,
    );
    const sold = typed.wrong.length > 0 ? permittedMark(line, amounts.total, permitted) : null;
    // The amounts of a wrong rate say nothing.
    const faults = sold || typed.wrong.length === 0 ? own : typed.wrong;
    return {
      line,
      at,
      amounts,
      mark: sold ?? typed.mark,
      faults: faults.map((fault) => atLine(at, fault)),
    };
  });
  await refuseAmounts(
    tx,
    actor,
    rated.flatMap(({ faults }) => faults),
  );
  return rated.map(({ line, at, amounts, mark }) => ({
    id: line.id,
    ...noticeLineRow(line, amounts, at + 1),
    ...mark,
  }));
}

/** What the bound reads of a stored line, which has the day of its notice. */
function rateOfStored(line: StoredLine, exchangeDate: string, { customerId }: NoticeFacts) {
  const { chargeId, currencyId, finalExchangeRate, total } = line;
  return {
    ...markOf(line),
    chargeId: chargeId as string,
    paymentObjectId: customerId,
    payerId: null,
    total: total as string,
    kickBack: false,
    currencyId,
    exchangeDate,
    finalExchangeRate: finalExchangeRate as string,
  };
}

/** The mark of the bill's own charge that a line announces at the same rate, with at most its amount. Rule AR-10 */
function permittedMark(
  line: ArrivalLine,
  total: string,
  permitted: readonly PermittedRate[],
): RateMark | null {
  const sold = permitted.find(
    ({ chargeId, currencyId, rate, total: most }) =>
      chargeId === line.chargeId &&
      currencyId === line.currencyId &&
      decimal(rate).equals(decimal(line.exchangeRate)) &&
      decimal(total).abs().lte(decimal(most).abs()),
  );
  return sold ? markOf(sold) : null;
}

/** The columns of a valued line of a notice. */
export function noticeLineRow(
  line: ArrivalLine,
  amounts: ReturnType<typeof ratedNoticeLine>["amounts"],
  lineNo: number,
) {
  return {
    lineNo,
    chargeId: line.chargeId,
    quantity: line.quantity,
    quantityType: line.quantityType,
    unitId: line.unitId,
    unitPrice: line.unitPrice,
    currencyId: line.currencyId,
    vatrate: line.vatrate,
    netAmount: amounts.netAmount,
    vatAmount: amounts.vatAmount,
    total: amounts.total,
    exchangeRate: amounts.finalExchangeRate,
    isRateFixed: line.exchangeRate !== null,
    amountVnd: amounts.amountVnd,
    vatAmountVnd: amounts.vatAmountVnd,
    notes: line.notes,
    isShow: line.isShow,
    isFull: line.isFull,
    isTick: line.isTick,
  };
}

interface LineWrite {
  readonly id: string | null;
  readonly [field: string]: unknown;
}

function atLine(at: number, fault: FieldRefusal): FieldRefusal {
  return { ...fault, field: `csArrivalFrieghtCharges.${at}.${fault.field}` };
}

async function writeLines(
  tx: Tx,
  actor: Actor,
  { hblid, stored, rated }: { hblid: string; stored: Stored; rated: readonly LineWrite[] },
): Promise<void> {
  const { companyId, userId } = actor;
  const kept = new Set(rated.map(({ id }) => id));
  const gone = stored.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  await deleteRows(tx, "arrival_charge", companyId, gone, userId);
  const changed = rated.flatMap((line) =>
    line.id === null ? [] : [{ ...line, id: line.id, ...stampChange(actor) }],
  );
  await updateRows(tx, "arrival_charge", companyId, changed);
  const added = rated
    .filter(({ id }) => id === null)
    .map((line) => ({
      ...line,
      id: newId(),
      companyId,
      hblid,
      userCreated: userId,
      userModified: userId,
    }));
  await insertRows(tx, "arrival_charge", added);
}
