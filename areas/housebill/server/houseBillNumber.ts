import { numberText } from "@fairway/areas/numbering/model/numberText.ts";
import { nextNumber, nextNumbers, peekNumber } from "@fairway/areas/numbering/server/nextNumber.ts";
import type { BillNumberRule } from "@fairway/areas/service/model/namedRules.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { yearMonth } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { refuseHouseBill } from "../model/refusals.ts";
import type { PlannedBill } from "./planHouseBills.ts";

/** A bill without a number: the stem of numbers for its port, and those of the stem that are taken. */
type Unnumbered = Pick<PlannedBill, "numberStem" | "numbersTaken">;

/** Draws the numbers of bills of one job, in their order. */
type Draw = (tx: Tx, actor: Actor, bills: readonly Unnumbered[]) => Promise<string[]>;

/** The drawing of numbers by declared rule; null where none are drawn. */
export const numberDraws: Readonly<Record<BillNumberRule, Draw | null>> = {
  drawnByPort,
  typed: null,
  none: null,
};

/**
 * Draws numbers of company and port of discharge, month and three digits.
 *
 * Shape: one statement for each stem.
 * Locks: the counters, by stem; typed numbers are skipped.
 * Refuses: houseBill.noPodCode
 * Source: rule HB-5; spec c §5.3.
 */
async function drawnByPort(
  tx: Tx,
  actor: Actor,
  unnumbered: readonly Unnumbered[],
): Promise<string[]> {
  const bills = unnumbered.map(({ numberStem: stem, numbersTaken: taken }) => {
    if (!stem) throw refuseHouseBill("houseBill.noPodCode", {}, { field: "pod" });
    return { stem, taken };
  });
  const drawn = new Map<string, string[]>();
  for (const stem of [...new Set(bills.map((bill) => bill.stem))].sort()) {
    const ofStem = bills.filter((bill) => bill.stem === stem);
    const series = seriesOf(actor, stem);
    let free = await nextNumbers(tx, series, ofStem.length);
    const last = free + ofStem.length - 1;
    const numbers = ofStem.map(({ taken }) => {
      const number = firstFree(free, taken);
      free = number + 1;
      return number;
    });
    if (free - 1 > last) await nextNumber(tx, series, free - 1);
    drawn.set(
      stem,
      numbers.map((number) => stem + series.period + numberText(number, 3)),
    );
  }
  return bills.map(({ stem }) => drawn.get(stem)?.shift() as string);
}

/** Returns the number that would come next, without drawing it. */
export async function peekHouseBillNumber(
  tx: Tx,
  actor: Actor,
  stem: string,
  taken: ReadonlySet<number>,
): Promise<string> {
  const series = seriesOf(actor, stem);
  return stem + series.period + numberText(firstFree(await peekNumber(tx, series), taken), 3);
}

function seriesOf(actor: Actor, stem: string) {
  const period = yearMonth(actor.today);
  return { companyId: actor.companyId, kind: "houseBill", prefix: stem, period };
}

function firstFree(from: number, taken: ReadonlySet<number>): number {
  let free = from;
  while (taken.has(free)) free += 1;
  return free;
}
