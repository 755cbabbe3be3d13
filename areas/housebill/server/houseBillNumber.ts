import { numberText } from "@fairway/areas/numbering/model/numberText.ts";
import { nextNumber, peekNumber } from "@fairway/areas/numbering/server/nextNumber.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { yearMonth } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";

/**
 * Draws the next sea export number: company and port of discharge, month, three digits.
 *
 * Locks: the counter; numbers that somebody typed are skipped.
 * Source: rule HB-5; spec c §5.3.
 */
export async function drawHouseBillNumber(
  tx: Tx,
  actor: Actor,
  stem: string,
  taken: ReadonlySet<number>,
): Promise<string> {
  const series = seriesOf(actor, stem);
  const drawn = await nextNumber(tx, series);
  const free = firstFree(drawn, taken);
  if (free > drawn) await nextNumber(tx, series, free);
  return stem + series.period + numberText(free, 3);
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
