import { numberText } from "@fairway/areas/numbering/model/numberText.ts";
import { nextNumber, nextNumbers, peekNumber } from "@fairway/areas/numbering/server/nextNumber.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { yearMonth } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";

/**
 * Draws the next sea export numbers of some bills, in their order: company and port of discharge,
 * month, three digits.
 *
 * Shape: a stem and the numbers of it that are taken for each bill; one statement for each stem.
 * Locks: the counters, by stem; numbers that somebody typed are skipped.
 * Source: rule HB-5; spec c §5.3.
 */
export async function drawHouseBillNumbers(
  tx: Tx,
  actor: Actor,
  bills: readonly { readonly stem: string; readonly taken: ReadonlySet<number> }[],
): Promise<string[]> {
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

/** Says which number would come next, without drawing it. */
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
