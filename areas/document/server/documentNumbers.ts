import {
  nextNumber,
  type NumberSeries,
  peekNumber,
} from "@fairway/areas/numbering/server/nextNumber.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { documentNumber, type NumberRule, periodOf } from "../model/documentNumber.ts";

/** Draws the next number of a rule. Locks: its counter, so it is drawn as late as possible. */
export async function drawNumber(
  tx: Tx,
  actor: Actor,
  rule: NumberRule,
  { prefix, day }: { readonly prefix: string; readonly day: Day },
): Promise<string> {
  const count = await nextNumber(tx, seriesOf(actor, rule, prefix, day));
  return documentNumber(rule, prefix, day, count);
}

/** Says which number would come next, without drawing it. */
export async function peekDocumentNumber(
  tx: Tx,
  actor: Actor,
  rule: NumberRule,
  { prefix, day }: { readonly prefix: string; readonly day: Day },
): Promise<string> {
  const count = await peekNumber(tx, seriesOf(actor, rule, prefix, day));
  return documentNumber(rule, prefix, day, count);
}

/** The counter that numbers of a rule are drawn from. */
export function seriesOf(actor: Actor, rule: NumberRule, prefix: string, day: Day): NumberSeries {
  return { companyId: actor.companyId, kind: rule.series, prefix, period: periodOf(rule, day) };
}
