import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Permission } from "@fairway/core/permission/permission.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { AdvancePool, Due, DueSide, LockedDue } from "../model/due.ts";
import { lockRows } from "./dueTable.ts";
import { ofOfficeOrWithin } from "./ofOfficeOrWithin.ts";

/** A pool whose advances a user uses: those of the office, and those within the reach of a right. */
export interface UsedPool extends AdvancePool {
  readonly officeId: string | null;
  readonly reach: Permission;
}

/**
 * Locks the items of documents, those of documents on the other side that pay for them, and the open
 * items of a pool of advances, and reads them.
 *
 * Locks: the items in id order, so that two payments of the same items wait and do not deadlock.
 * Refuses: record.notFound when a document has no item on the side.
 */
export async function lockDues(
  tx: Tx,
  actor: Actor,
  ask: {
    readonly documentIds: readonly string[];
    readonly side: DueSide;
    /** Documents of which the items on the other side pay. */
    readonly creditIds?: readonly string[];
    readonly pool?: UsedPool | null;
  },
): Promise<LockedDues> {
  const { companyId } = actor;
  const { side, pool } = ask;
  const documentIds = [...new Set(ask.documentIds)];
  const creditIds = [...new Set(ask.creditIds)];
  if (documentIds.length + creditIds.length === 0 && !pool) {
    return { dues: [], credits: [], advances: [] };
  }
  const ofCredits =
    creditIds.length > 0
      ? sql`union all select c.id from due c where c.company_id = ${companyId}
          and c.document_id = any(${creditIds}::uuid[]) and c.side <> ${side}`
      : sql``;
  const ofPool = pool
    ? sql`union all select p.id from due p
        where p.company_id = ${companyId} and p.partner_id = ${pool.partnerId} and p.is_open
          and p.kind = 'advance' and p.side <> ${side} and p.currency_id = ${pool.currencyId}
          and p.agreement_id is not distinct from ${pool.agreementId}::uuid
          and ${ofOfficeOrWithin(actor, pool.officeId, pool.reach, "p")}`
    : sql``;
  const locked = await lockRows(
    tx,
    companyId,
    sql`u.id = any(array(
      select d.id from due d where d.company_id = ${companyId}
        and d.document_id = any(${documentIds}::uuid[]) and d.side = ${side}
      ${ofCredits} ${ofPool}))`,
  );
  const asked = new Set(documentIds);
  const paying = new Set(creditIds);
  const isAsked = (due: Due) => due.side === side && asked.has(due.documentId);
  const isPaying = (due: Due) => due.side !== side && paying.has(due.documentId);
  const dues = locked.filter(isAsked);
  const credits = locked.filter(isPaying);
  const found = (items: readonly Due[]) => new Set(items.map((each) => each.documentId)).size;
  if (found(dues) < asked.size || found(credits) < paying.size) throw refuse("record.notFound");
  const advances = locked.filter((each) => !isAsked(each) && !isPaying(each));
  return { dues, credits, advances };
}

/** The locked items by what they are for. */
export interface LockedDues {
  readonly dues: LockedDue[];
  readonly credits: LockedDue[];
  readonly advances: LockedDue[];
}
