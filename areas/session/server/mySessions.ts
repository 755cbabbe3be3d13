import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { maybe, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { OwnSession } from "../model/sessionShapes.ts";
import { closeSession } from "./sessionTable.ts";

/** Lists the caller's sessions, this one first. */
export function mySessions(tx: Tx, actor: Actor): Promise<OwnSession[]> {
  return rows<OwnSession>(
    tx,
    sql`select s.id, s.id is not distinct from ${actor.sessionId}::uuid as is_this, o.short_name as office_name,
        s.address, s.user_agent, s.logged_in_on, s.expires_at
      from session s
      join office o on o.company_id = ${actor.companyId} and o.id = s.office_id
      where s.company_id = ${actor.companyId} and s.user_id = ${actor.userId}
        and s.logged_off_on is null and s.expires_at > now()
      order by is_this desc, s.logged_in_on desc limit 100`,
  );
}

/** Ends a session of the caller; a session of another user is not found. */
export async function endMySession(tx: Tx, actor: Actor, ask: { id: string }) {
  const { companyId } = actor;
  const found = await maybe(
    tx,
    sql`select id from session
      where company_id = ${companyId} and user_id = ${actor.userId} and id = ${ask.id}`,
  );
  if (!found) throw refuse("record.notFound");
  await closeSession(tx, companyId, ask.id, "endedByOwner");
  return { status: true as const, data: { id: ask.id } };
}
