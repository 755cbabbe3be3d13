import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Position } from "../model/organisation.ts";
import { addPlaces, changePlace, getPlace, queryPlaces, removePlace } from "./places.ts";

/** Lists the users of a group. */
export function peopleOfGroup(tx: Tx, actor: Actor, ask: { groupId: string }) {
  return queryPlaces(tx, actor, { groupId: ask.groupId });
}

/** Returns the place of one user in a group. Refuses: record.notFound · access.forbidden */
export async function getGroupPlace(tx: Tx, actor: Actor, ask: { id: string }) {
  const place = await getPlace(tx, actor, ask.id);
  if (place.level !== "group") throw refuse("record.notFound");
  return place;
}

/** Adds one user to a group. */
export function addGroupPlace(
  tx: Tx,
  actor: Actor,
  ask: { groupId: string; userId: string; position: Position },
) {
  const { groupId, userId, position } = ask;
  return addPlaces(tx, actor, { groupId, users: [{ userId, position }] });
}

/** Changes the position of a user in a group. */
export async function changeGroupPlace(
  tx: Tx,
  actor: Actor,
  ask: { id: string; position: Position },
) {
  await getGroupPlace(tx, actor, ask);
  return changePlace(tx, actor, ask);
}

/** Removes a user from a group. */
export async function removeGroupPlace(tx: Tx, actor: Actor, ask: { id: string }) {
  await getGroupPlace(tx, actor, ask);
  return removePlace(tx, actor, ask);
}
