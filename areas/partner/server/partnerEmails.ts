import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { registerConstraints } from "@fairway/engine/db/constraintRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { RecordChange } from "@fairway/engine/resource/updateRecord.ts";
import { partnerEmail } from "../model/partnerEmail.ts";
import { refusePartner } from "../model/refusals.ts";
import {
  addChild,
  childHistory,
  listChildren,
  openChild,
  removeChild,
  updateChild,
} from "./partnerChild.ts";

const declared = partnerEmail as unknown as Resource;

registerConstraints({
  partner_email_once: () => refusePartner("partnerEmail.exists", {}, { field: "type" }),
});

/** The e-mail addresses of a partner. Refuses: record.notFound · access.forbidden */
export function listPartnerEmails(tx: Tx, actor: Actor, ask: { readonly id: string }) {
  return listChildren(tx, actor, declared, ask.id);
}

/** Opens an e-mail address of a partner. Refuses: record.notFound · access.forbidden */
export function getPartnerEmail(tx: Tx, actor: Actor, ask: { readonly id: string }) {
  return openChild(tx, actor, declared, ask.id);
}

/** Adds an e-mail address. Refuses: access.forbidden · ask.invalid · partnerEmail.exists */
export async function addPartnerEmail(
  tx: Tx,
  actor: Actor,
  ask: Readonly<Record<string, unknown>> & { readonly partnerId: string },
) {
  return { status: true as const, data: await addChild(tx, actor, declared, ask) };
}

/** Changes an e-mail address. Refuses: access.forbidden · record.conflict · partnerEmail.exists */
export async function updatePartnerEmail(tx: Tx, actor: Actor, ask: RecordChange) {
  return { status: true as const, data: await updateChild(tx, actor, declared, ask) };
}

/** Deletes an e-mail address. Refuses: record.notFound · access.forbidden */
export async function removePartnerEmail(tx: Tx, actor: Actor, ask: { readonly id: string }) {
  return { status: true as const, data: await removeChild(tx, actor, declared, ask.id) };
}

/** Who changed an e-mail address and how. Refuses: record.notFound · access.forbidden */
export function partnerEmailHistory(tx: Tx, actor: Actor, ask: { readonly id: string }) {
  return childHistory(tx, actor, declared, ask);
}
