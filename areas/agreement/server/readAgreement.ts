import type { Actor } from "@fairway/core/permission/actor.ts";

import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import { type AgreementRow, type ListedAgreement, withoutTerms } from "../model/agreementShapes.ts";
import { refuseAgreement } from "../model/refusals.ts";
import { overlapping, readAgreements, type StoredAgreement } from "./agreementTable.ts";
import {
  type GuardedPartner,
  guardedPartner,
  rightOn,
  visiblePartners,
} from "@fairway/areas/partner/server/partnerPermit.ts";

/**
 * Lists the agreements of a partner, without the terms of those that the actor may not open.
 *
 * Refuses: record.notFound · access.forbidden
 */
export async function listAgreements(
  tx: Tx,
  actor: Actor,
  ask: { readonly partnerId: string; readonly active?: boolean | null | undefined },
): Promise<ListedAgreement[]> {
  const partner = await guardedPartner(tx, actor, ask.partnerId, "detail");
  const active = ask.active ? sql`and a.active` : sql``;
  const found = await readAgreements(
    tx,
    actor.companyId,
    actor.today,
    sql`a.partner_id = ${ask.partnerId} ${active}`,
  );
  return found.map((row) => {
    const may = mayAgreement(actor, partner, row);
    return may.includes("open") ? { ...row, may } : { ...withoutTerms(row), may };
  });
}

/**
 * Opens an agreement for its creator, its salesman, or a user with the right to its details.
 *
 * Refuses: agreement.notFound · access.forbidden
 */
export async function getAgreement(
  tx: Tx,
  actor: Actor,
  ask: { readonly id: string },
): Promise<AgreementRow> {
  const { agreement, partner } = await loadAgreement(tx, actor, ask.id, "detail");
  const mine = agreement.userCreated === actor.userId || agreement.salemanId === actor.userId;
  if (!mine) actor.must(rightOn(partner.partnerType, "DetailAgreement"), partner);
  return { ...agreement, may: mayAgreement(actor, partner, agreement) };
}

/**
 * Lists the agreements that the actor may see: their own as creator or salesman, and those of
 * partners within reach, without the terms of those that the actor may not open.
 *
 * Shape: the newest 1,000.
 */
export async function allAgreements(tx: Tx, actor: Actor): Promise<ListedTerms[]> {
  const found = await rows<{ id: string }>(
    tx,
    sql`select a.id from partner_agreement a
      join partner p on p.company_id = ${actor.companyId} and p.id = a.partner_id
      where a.company_id = ${actor.companyId}
        and (${madeOrSold(actor)} or ${visiblePartners(actor, "detail", "p")})
      order by a.datetime_created desc, a.id desc limit 1000`,
  );
  const ids = found.map((each) => each.id);
  const all = await readAgreements(
    tx,
    actor.companyId,
    actor.today,
    sql`a.id = any(${ids}::uuid[])`,
  );
  return withTermsInReach(tx, actor, all);
}

/**
 * Lists agreements of a partner for a receipt's picker by salesman, office and service, by default
 * active ones; without the terms of those that the actor may not open.
 *
 * Refuses: record.notFound · access.forbidden, unless the actor takes receipts
 */
export async function pickAgreements(
  tx: Tx,
  actor: Actor,
  ask: {
    readonly partnerId: string;
    readonly salemanId?: string | null | undefined;
    readonly officeId?: string | null | undefined;
    readonly service?: string | null | undefined;
    readonly active?: boolean | null | undefined;
  },
): Promise<ListedTerms[]> {
  if (actor.reach("acctARP.list") === "None") {
    await guardedPartner(tx, actor, ask.partnerId, "detail");
  }
  const found = await readAgreements(
    tx,
    actor.companyId,
    actor.today,
    sql`a.partner_id = ${ask.partnerId} and a.active = ${ask.active ?? true}`,
  );
  const fit = found.filter(
    (each) =>
      (!ask.salemanId || each.salemanId === ask.salemanId) &&
      (!ask.officeId || each.officeId.includes(ask.officeId)) &&
      (!ask.service || each.saleService.includes(ask.service)),
  );
  return withTermsInReach(tx, actor, fit);
}

type ListedTerms = Omit<ListedAgreement, "may">;

const madeOrSold = (actor: Actor) =>
  sql<boolean>`(a.user_created = ${actor.userId} or a.saleman_id = ${actor.userId})`;

/** The condition of `getAgreement` for the agreements `a` of the partners of an alias. */
export function openedAgreements(actor: Actor, partners: string): RawBuilder<boolean> {
  return sql<boolean>`(${visiblePartners(actor, "detail", partners)}
    and (${madeOrSold(actor)} or ${visiblePartners(actor, "DetailAgreement", partners)}))`;
}

async function withTermsInReach(
  tx: Tx,
  actor: Actor,
  found: readonly StoredAgreement[],
): Promise<ListedTerms[]> {
  const ids = found.map((each) => each.id);
  const opened = await rows<{ id: string }>(
    tx,
    sql`select a.id from partner_agreement a
      join partner p on p.company_id = ${actor.companyId} and p.id = a.partner_id
      where a.company_id = ${actor.companyId} and a.id = any(${ids}::uuid[])
        and ${openedAgreements(actor, "p")}`,
  );
  const open = new Set(opened.map((each) => each.id));
  return found.map((row) => (open.has(row.id) ? row : withoutTerms(row)));
}

/** Active agreements that this one overlaps; the actor may open its partner. */
export async function checkExistedAgreement(tx: Tx, actor: Actor, ask: { readonly id: string }) {
  const { agreement } = await loadAgreement(tx, actor, ask.id, "detail");
  const found = await readAgreements(
    tx,
    actor.companyId,
    actor.today,
    overlapping(actor.companyId, agreement),
  );
  return found.map(({ id, contractNo, contractType }) => ({ id, contractNo, contractType }));
}

/** Loads an agreement and its partner under the partner's rights. */
export async function loadAgreement(
  tx: Tx,
  actor: Actor,
  id: string,
  action: "detail" | "write",
  lock = false,
): Promise<{ agreement: StoredAgreement; partner: GuardedPartner }> {
  const day = actor.today;
  const [found] = await readAgreements(tx, actor.companyId, day, sql`a.id = ${id}`, lock);
  if (!found) throw refuseAgreement("agreement.notFound");
  return { agreement: found, partner: await guardedPartner(tx, actor, found.partnerId, action) };
}

function mayAgreement(actor: Actor, partner: GuardedPartner, row: StoredAgreement): string[] {
  const may = (action: string) => actor.may(rightOn(partner.partnerType, action), partner);
  const mine = row.userCreated === actor.userId || row.salemanId === actor.userId;
  const free = !row.active || may("ActiveContract") || may("AccountReceivable");
  return [
    ...(mine || may("DetailAgreement") ? ["open"] : []),
    ...(may("write") && free ? ["update"] : []),
    ...(may("write") && !row.active ? ["delete"] : []),
    ...(may("ActiveContract") ? [row.active ? "deactivate" : "activate"] : []),
    ...(may("AccountReceivable") ? ["editCredit"] : []),
    ...(may("AccountReceivable") && !row.active && !row.arconfirmed ? ["confirm"] : []),
    ...((may("AccountReceivable") || may("ActiveContract")) && !row.active ? ["reject"] : []),
    ...(may("write") && !row.active && !may("ActiveContract") ? ["request"] : []),
    ...(may("write") ? ["changeEmail"] : []),
  ];
}
