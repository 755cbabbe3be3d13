import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { audit } from "@fairway/engine/audit/audit.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { refuseSession } from "../model/refusals.ts";
import { accessSeconds, type SigningKey, signWith } from "./accessToken.ts";
import { chooseUnit } from "./chooseUnit.ts";
import { nameUnit } from "./nameUnit.ts";
import { moveSession, readUnits } from "./sessionTable.ts";

/** Goes on in another office or group of one's own; the session keeps its refresh token. */
export async function switchUnit(
  tx: Tx,
  actor: Actor,
  ask: {
    officeId: string;
    departmentId?: string | null | undefined;
    groupId?: string | null | undefined;
  },
  { caller, made }: Pick<Desk, "caller"> & { made: SigningKey },
) {
  const { companyId, sessionId } = actor;
  if (!sessionId) throw refuse("session.missing");
  const unit = chooseUnit(await readUnits(tx, companyId, actor.userId), ask);
  if (!unit) throw refuseSession("signIn.noOffice");
  const { officeId, departmentId, groupId } = unit;
  await moveSession(tx, companyId, sessionId, unit);
  const after = await nameUnit(tx, companyId, unit);
  await audit(tx, actor, {
    kind: "switchUnit",
    object: after?.office ?? "",
    recordId: officeId,
    before: await nameUnit(tx, companyId, actor),
    after,
  });
  const { userId } = actor;
  const acting = actor.actedBy ? { actor: actor.actedBy } : {};
  const claims = { userId, companyId, officeId, departmentId, groupId, sessionId, ...acting };
  return {
    access_token: await signWith(made, claims, caller.origin),
    token_type: "Bearer" as const,
    // Who acts as another stays within the half hour that the session has.
    expires_in: accessSeconds,
    scope: "openid profile api",
  };
}
