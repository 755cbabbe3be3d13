import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import {
  type PersonIncharge,
  readPersonsIncharge,
  readUsers,
  type UserChoice,
} from "./userTable.ts";

/** Lists users of the company by parts of their names, without accents, in any order. */
export function listUsers(
  tx: Tx,
  actor: Actor,
  ask: {
    keyword?: string | null;
    ids?: readonly string[] | undefined;
    officeId?: string | null | undefined;
    active?: boolean | null;
    limit?: number;
  },
): Promise<UserChoice[]> {
  return readUsers(tx, actor.companyId, {
    keyword: ask.keyword ?? null,
    ids: ask.ids,
    officeId: ask.officeId,
    active: ask.active === undefined ? true : ask.active,
    limit: ask.limit ?? 50,
  });
}

/** Lists the possible persons in charge of the user's jobs: own group, own office, or a named group; the user first. */
export function listPersonsIncharge(
  tx: Tx,
  actor: Actor,
  ask: { groupId?: string | undefined },
): Promise<PersonIncharge[]> {
  return readPersonsIncharge(tx, actor.companyId, {
    officeId: actor.officeId,
    groupId: ask.groupId ?? actor.groupId,
    first: actor.userId,
  });
}
