import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { audit } from "@fairway/engine/audit/audit.ts";
import { maybe, run, type Tx } from "@fairway/engine/db/tx.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { sql } from "kysely";
import { refuseSession } from "../model/refusals.ts";
import { type SigningKey, signWith } from "./accessToken.ts";
import { insertSession, readUnits } from "./sessionTable.ts";

/** Seconds that an administrator may act as another user: half an hour, without a refresh. */
export const actingSeconds = 30 * 60;

/**
 * Lets a Super Admin act as another user; the audit and every history entry name both. Rule SE-11.
 *
 * Refuses: acting.superOnly · acting.notThem · record.notFound
 */
export async function actAs(
  tx: Tx,
  actor: Actor,
  ask: { userId: string; companyId?: string | null | undefined },
  { caller, made }: Pick<Desk, "caller"> & { made: SigningKey },
) {
  const { companyId } = actor;
  // The stored type of this request counts, never the type in a token.
  if (actor.userType !== "Super Admin") throw refuseSession("acting.superOnly");
  if (ask.companyId && ask.companyId !== companyId) throw refuse("record.notFound");
  const user = await maybe<{ username: string; userType: string; active: boolean }>(
    tx,
    sql`select username, user_type, active and working_status <> 'Off' as active from sys_user
      where company_id = ${companyId} and id = ${ask.userId}`,
  );
  if (!user) throw refuse("record.notFound");
  const [unit] = await readUnits(tx, companyId, ask.userId);
  const isOpen = user.active && user.userType !== "Super Admin" && ask.userId !== actor.userId;
  if (!isOpen || !unit) throw refuseSession("acting.notThem");
  const { officeId, departmentId, groupId } = unit;
  const place = { officeId, departmentId, groupId };
  const sessionId = await insertSession(tx, {
    companyId,
    userId: ask.userId,
    ...place,
    address: caller.address,
    userAgent: caller.userAgent,
    remembered: false,
    acting: { by: actor.userId, seconds: actingSeconds },
  });
  await audit(tx, actor, {
    kind: "impersonation",
    object: user.username,
    recordId: ask.userId,
    after: { began: true, seconds: actingSeconds },
  });
  const claims = { userId: ask.userId, companyId, ...place, sessionId, actor: actor.userId };
  return {
    access_token: await signWith(made, claims, caller.origin, actingSeconds),
    token_type: "Bearer" as const,
    expires_in: actingSeconds,
    scope: "openid profile api",
  };
}

/** Lets the history of this transaction name the administrator as well as the user. */
export async function noteActedBy(tx: Tx, userId: string): Promise<void> {
  await run(tx, sql`select set_config('fairway.acted_by', ${userId}, true)`);
}
