import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { readHistory } from "@fairway/engine/resource/readHistory.ts";
import { partner } from "../model/partner.ts";
import { guardedPartner } from "./partnerPermit.ts";

/** Who changed what of a partner. Refuses: record.notFound · access.forbidden */
export async function partnerHistory(tx: Tx, actor: Actor, ask: { readonly id: string }) {
  await guardedPartner(tx, actor, ask.id, "detail");
  return readHistory(tx, actor, partner as unknown as Resource, ask.id);
}
