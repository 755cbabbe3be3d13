import type { Actor } from "@fairway/core/permission/actor.ts";
import { say } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { partnerGroups } from "../model/partner.ts";

/** As what partners are done business with, in the actor's language. */
export function listPartnerGroups(_: Tx, actor: Actor) {
  const found = Object.entries(partnerGroups).map(([id, name]) => ({
    id,
    name: say(name, actor.language),
  }));
  return Promise.resolve(found);
}
