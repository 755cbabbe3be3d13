import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Owned, Permission } from "@fairway/core/permission/permission.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { readRecord } from "@fairway/engine/resource/getRecord.ts";
import type { RecordRow } from "@fairway/engine/resource/recordRow.ts";
import { type RawBuilder, sql } from "kysely";
import { partnerOf } from "../model/partner.ts";
import { type PartnerType } from "../model/partnerTypes.ts";
import { partnerMenus } from "../model/partnerMenus.ts";

/** A partner with its type, which determines its screen, and its salesmen as owners. */
export type GuardedPartner = RecordRow & {
  readonly partnerType: PartnerType;
  readonly alsoOwners: readonly string[];
};

/** May the actor open the page of a partner? */
export function mayOpenPartner(tx: Tx, actor: Actor, id: string): Promise<boolean> {
  return mayOpenPartners(tx, actor, [id]);
}

/** May the actor open the pages of all these partners? One statement, none for no partner. */
export async function mayOpenPartners(
  tx: Tx,
  actor: Actor,
  partnerIds: readonly string[],
): Promise<boolean> {
  const ids = [...new Set(partnerIds)];
  if (ids.length === 0) return true;
  const found = await rows(
    tx,
    sql`select from partner p where p.company_id = ${actor.companyId} and p.id = any(${ids}::uuid[])
      and ${visiblePartners(actor, "detail", "p")}`,
  );
  return found.length === ids.length;
}

/** The right of a partner's screen by the name of an action. */
export function rightOn(type: PartnerType, action: string): Permission {
  return `${partnerMenus[type]}.${action}`;
}

/**
 * Reads a partner under the rights of its screen; its salesmen count as owners.
 *
 * Locks: the partner, when asked to.
 * Refuses: record.notFound · access.forbidden
 */
export async function guardedPartner(
  tx: Tx,
  actor: Actor,
  id: string,
  action: "detail" | "write" | "delete",
  lock = false,
): Promise<GuardedPartner> {
  const row = await readRecord(tx, actor, partnerOf("Supplier"), id, lock);
  const salesmen = await rows<{ salemanId: string }>(
    tx,
    sql`select distinct saleman_id from partner_salesman
      where company_id = ${actor.companyId} and partner_id = ${id}`,
  );
  const guarded = {
    ...row,
    alsoOwners: salesmen.map((each) => each.salemanId),
  } as unknown as GuardedPartner;
  const type = guarded.partnerType;
  actor.must(rightOn(type, action), action === "delete" ? unsold(guarded) : guarded);
  return { ...guarded, may: mayOf(actor, guarded) };
}

// A salesman cannot delete a partner: only its creator, or a user whose reach covers its unit.
const unsold = (partner: GuardedPartner): Owned => ({ ...partner, alsoOwners: [] });

/** What the actor may do with a partner: names of verbs for its page. */
export function mayOf(actor: Actor, partner: GuardedPartner): string[] {
  const may = (action: string) => actor.may(rightOn(partner.partnerType, action), partner);
  const { active, approvalStatus, mergedIntoId } = partner as unknown as {
    active: boolean;
    approvalStatus: string;
    mergedIntoId: string | null;
  };
  const asked = approvalStatus === "Request Approval";
  return [
    ...(may("write") ? ["update", "addAgreement"] : []),
    ...(actor.may(rightOn(partner.partnerType, "delete"), unsold(partner)) && !active
      ? ["delete"]
      : []),
    ...(may("ActivePartner") ? ["activate"] : []),
    ...(may("ActivePartner") && !active ? ["reject"] : []),
    ...(may("write") && !may("ActivePartner") && !active && !asked ? ["requestApproval"] : []),
    ...(may("ChangeInfo") ? ["changeOwner"] : []),
    ...(may("write") && may("MergePartner") && !mergedIntoId ? ["merge"] : []),
    ...(may("write") && active ? ["sendToAccounting"] : []),
    ...(may("ActiveContract") ? ["activateAgreement"] : []),
    ...(may("AccountReceivable") ? ["editCredit"] : []),
  ];
}

/** The where-clause of the partners of `alias` that the actor's rights on their screens cover. */
export function visiblePartners(
  actor: Actor,
  action: "list" | "detail" | "DetailAgreement",
  alias: string,
): RawBuilder<boolean> {
  const sold = sql<boolean>`exists (select from partner_salesman s
    where s.company_id = ${actor.companyId} and s.partner_id = ${sql.ref(`${alias}.id`)}
      and s.saleman_id = ${actor.userId})`;
  const ofType = (Object.keys(partnerMenus) as PartnerType[]).map(
    (type) => sql`(${sql.ref(`${alias}.partner_type`)} = ${type}
      and ${within(actor, rightOn(type, action), alias, sold)})`,
  );
  return sql<boolean>`(${sql.join(ofType, sql` or `)})`;
}

/** The partners that the actor sells to; they count as the actor's own. */
export function soldBy(actor: Actor, type: PartnerType): RawBuilder<boolean> {
  const sold = sql`select a.partner_id from partner_salesman a
    where a.company_id = ${actor.companyId} and a.saleman_id = ${actor.userId}`;
  // Of an office so many are read that a list would be gone through for each.
  if (actor.reach(rightOn(type, "list")) === "Office") return sql<boolean>`t.id in (${sold})`;
  // Of a unit and of their own so few that the key of partners serves a list of ids.
  return sql<boolean>`(t.company_id = ${actor.companyId} and t.id = any(array(${sold})))`;
}
