import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Due } from "../model/due.ts";
import type { DueDateBase } from "../model/dueDay.ts";
import { type DueScope, insertTerms, lockRows, ofScope } from "./dueTable.ts";

/** The terms of an agreement, and whose items they are about. */
export interface DueTerms extends DueScope {
  readonly paymentTerm: number;
  readonly paymentTermObh: number | null;
  readonly baseOn: DueDateBase;
}

/**
 * Gives open items the term of the agreement they are due by, when it begins to hold or changes.
 *
 * Shape: items over own lines that are not cleared in full, on-behalf items that are not cleared at
 *   all; of the agreement's partner, salesman, offices and services.
 * Locks: the items in id order.
 * Source: rule DU-4, areas/due/README.md
 */
export async function redateDues(tx: Tx, actor: Actor, terms: DueTerms): Promise<void> {
  const { paymentTerm, paymentTermObh, baseOn: dueBase } = terms;
  const dues = await lockRows(
    tx,
    actor.companyId,
    sql`${ofScope(terms)} and (u.kind = 'trade' or (u.kind = 'onBehalf' and u.cleared = 0))`,
  );
  await redate(tx, actor, dues, ({ kind }) => ({
    dueBase,
    paymentTerm: kind === "onBehalf" ? (paymentTermObh ?? paymentTerm) : paymentTerm,
  }));
}

/** Carries a changed date or term of a document into its locked items. */
export function redateDocument(
  tx: Tx,
  actor: Actor,
  dues: readonly Due[],
  to: Pick<Due, "raisedOn" | "paymentTerm">,
): Promise<void> {
  return redate(tx, actor, dues, () => to);
}

async function redate(
  tx: Tx,
  actor: Actor,
  dues: readonly Due[],
  to: (due: Due) => Partial<Pick<Due, "raisedOn" | "dueBase" | "paymentTerm">>,
): Promise<void> {
  const changed = dues.flatMap((due) => {
    const next = { ...due, ...to(due) };
    const isSame =
      next.raisedOn === due.raisedOn &&
      next.dueBase === due.dueBase &&
      next.paymentTerm === due.paymentTerm;
    return isSame ? [] : [next];
  });
  await insertTerms(tx, actor, "redated", changed);
}
