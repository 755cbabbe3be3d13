import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Due } from "../model/due.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { DueDateBase } from "../model/dueDay.ts";
import { refuseDue } from "../model/refusals.ts";
import { type Moved, type NotRedated, redateMoves } from "../model/redateMoves.ts";
import {
  type DueScope,
  insertMoves,
  insertTerms,
  lockRows,
  ofScope,
  readDayEffects,
} from "./dueTable.ts";

/** The terms of an agreement, and the scope of its items. */
export interface DueTerms extends DueScope {
  readonly paymentTerm: number;
  readonly paymentTermObh: number | null;
  readonly baseOn: DueDateBase;
}

/**
 * Gives open items the term of their agreement when it is activated or changes.
 *
 * Shape: items over own lines that are not cleared in full, on-behalf items of which nothing is
 *   cleared; of the agreement's partner, salesman, offices and services.
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

/** Writes a changed date or term of a document that keeps no advance to the locked items that it raised. */
export async function redateDocument(
  tx: Tx,
  actor: Actor,
  dues: readonly Due[],
  to: Pick<Due, "raisedOn" | "paymentTerm">,
): Promise<void> {
  await moveRaised(tx, actor, dues, to.raisedOn);
  await redate(tx, actor, dues, () => to);
}

/** Writes one day of several documents that keep no advance to the locked items that they raised. */
export async function redateDocuments(
  tx: Tx,
  actor: Actor,
  dues: readonly Due[],
  raisedOn: Day,
): Promise<void> {
  await moveRaised(tx, actor, dues, raisedOn);
  await redate(tx, actor, dues, () => ({ raisedOn }));
}

/**
 * Writes to locked items the day on which the billing of their document was confirmed, or takes it
 * back; items whose term runs from the confirmed billing get their due day by it.
 *
 * Source: rule DU-4, areas/due/README.md
 */
export function confirmDues(
  tx: Tx,
  actor: Actor,
  dues: readonly Due[],
  dayOf: (documentId: string) => Day | null,
): Promise<void> {
  return redate(tx, actor, dues, ({ documentId }) => ({ confirmedOn: dayOf(documentId) }));
}

/**
 * Extends the due day of locked items by a number of days, with a note.
 *
 * Refuses: due.extendedTooFar when the days are more than 365 in all
 * Source: rule DU-18, areas/due/README.md
 */
export async function extendDues(
  tx: Tx,
  actor: Actor,
  dues: readonly Due[],
  by: { readonly days: number; readonly note: string | null },
): Promise<void> {
  const most = 365 - dues.reduce((days, { extendDays }) => Math.max(days, extendDays), 0);
  if (by.days > most) {
    throw refuseDue("due.extendedTooFar", { days: by.days, most }, { field: "numberDaysExtend" });
  }
  await redate(tx, actor, dues, ({ extendDays }) => ({
    extendDays: extendDays + by.days,
    extendNote: by.note,
  }));
}

/** Moves the entries of items that their own documents raised to another day, in one statement. */
async function moveRaised(
  tx: Tx,
  actor: Actor,
  dues: readonly Due[],
  raisedOn: Day,
): Promise<void> {
  const moved = dues.filter((due) => due.raisedOn !== raisedOn);
  if (moved.length === 0) return;
  const ids = moved.map(({ id }) => id);
  const effects = await readDayEffects(tx, actor.companyId, ids);
  const moves = moved.flatMap((due) => {
    const { documentId, raisedOn: from } = due;
    const own = redateMoves({ documentId, from, to: raisedOn }, [due], effects);
    if (!Array.isArray(own)) {
      throw new Error(`document ${documentId} keeps an advance that was used`);
    }
    return own;
  });
  await insertMoves(tx, actor, moves);
}

/**
 * Writes the corrected day of a document to every item that it raised or cleared; returns why not
 * and writes nothing when an advance would be used before it is there.
 *
 * Locks: the items in id order.
 * Source: rule DU-11, areas/due/README.md
 */
export async function redateEntries(tx: Tx, actor: Actor, by: Moved): Promise<NotRedated | null> {
  if (by.from === by.to) return null;
  const { companyId } = actor;
  const items = await lockRows(
    tx,
    companyId,
    sql`u.id = any(array(
      select e.due_id from due_entry e
      where e.company_id = ${companyId} and e.document_id = ${by.documentId}))`,
  );
  const refused = await moveEntries(tx, actor, items, by);
  if (refused) return refused;
  const raised = items.filter(({ documentId }) => documentId === by.documentId);
  await redate(tx, actor, raised, () => ({ raisedOn: by.to }));
  return null;
}

/** Moves the effects of a document on items from one day to another. */
async function moveEntries(
  tx: Tx,
  actor: Actor,
  items: readonly Due[],
  by: Moved,
): Promise<NotRedated | null> {
  if (by.from === by.to) return null;
  const ids = items.map(({ id }) => id);
  const moves = redateMoves(by, items, await readDayEffects(tx, actor.companyId, ids));
  if (!Array.isArray(moves)) return moves;
  await insertMoves(tx, actor, moves);
  return null;
}

async function redate(
  tx: Tx,
  actor: Actor,
  dues: readonly Due[],
  to: (
    due: Due,
  ) => Partial<
    Pick<Due, "raisedOn" | "dueBase" | "paymentTerm" | "confirmedOn" | "extendDays" | "extendNote">
  >,
): Promise<void> {
  const changed = dues.flatMap((due) => {
    const next = { ...due, ...to(due) };
    const isSame =
      next.raisedOn === due.raisedOn &&
      next.dueBase === due.dueBase &&
      next.paymentTerm === due.paymentTerm &&
      next.confirmedOn === due.confirmedOn &&
      next.extendDays === due.extendDays;
    return isSame ? [] : [next];
  });
  await insertTerms(tx, actor, "redated", changed);
}
