import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Position } from "../model/organisation.ts";
import { addPlaces, changePlace, getPlace, queryPlaces, removePlace } from "./places.ts";

/** Lists who works in a group. */
export function peopleOfGroup(tx: Tx, actor: Actor, ask: { groupId: string }) {
  return queryPlaces(tx, actor, { groupId: ask.groupId });
}

/** Opens the place of one person in a group. Refuses: record.notFound · access.forbidden */
export async function getGroupPlace(tx: Tx, actor: Actor, ask: { id: string }) {
  const place = await getPlace(tx, actor, ask.id);
  if (place.level !== "group") throw refuse("record.notFound");
  return place;
}

/** Puts one person into a group. */
export function addGroupPlace(
  tx: Tx,
  actor: Actor,
  ask: { groupId: string; userId: string; position: Position },
) {
  const { groupId, userId, position } = ask;
  return addPlaces(tx, actor, { groupId, users: [{ userId, position }] });
}

/** Changes what somebody is in a group. */
export async function changeGroupPlace(
  tx: Tx,
  actor: Actor,
  ask: { id: string; position: Position },
) {
  await getGroupPlace(tx, actor, ask);
  return changePlace(tx, actor, ask);
}

/** Takes somebody out of a group. */
export async function removeGroupPlace(tx: Tx, actor: Actor, ask: { id: string }) {
  await getGroupPlace(tx, actor, ask);
  return removePlace(tx, actor, ask);
}
