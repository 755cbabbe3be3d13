import { audit } from "@fairway/engine/audit/audit.ts";
import { noteOrigin } from "@fairway/engine/audit/origin.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { networkOf } from "@fairway/engine/http/networkOf.ts";
import type { Caller } from "@fairway/engine/http/serve.ts";
import { refuseSession } from "../model/refusals.ts";
import type { Claims } from "./accessToken.ts";
import { chooseUnit, type WantedUnit } from "./chooseUnit.ts";
import { noteSuccess } from "./failureTable.ts";
import { insertSession, readUnits, worksInCompany } from "./sessionTable.ts";

/** An authenticated user with the wanted place of work. */
export interface Proved extends WantedUnit {
  readonly companyId: string;
  readonly userId: string;
  readonly username: string;
  /** The client keeps its refresh token for a month. */
  readonly lasting: boolean;
  /** How they proved it, for the audit. */
  readonly by: "password" | "directory" | "remembered browser";
}

/**
 * Begins the session of an authenticated user and clears earlier failures.
 *
 * Refuses: signIn.noCompany · signIn.noOffice
 */
export async function beginSession(tx: Tx, caller: Caller, who: Proved): Promise<Claims> {
  const { companyId, userId } = who;
  const units = await readUnits(tx, companyId, userId);
  const unit = chooseUnit(units, who);
  if (!unit) {
    const works = units.length > 0 || (await worksInCompany(tx, companyId, userId));
    throw refuseSession(works ? "signIn.noOffice" : "signIn.noCompany");
  }
  const from = networkOf(caller.address);
  await noteSuccess(tx, { companyId, username: who.username, from });
  const place = {
    officeId: unit.officeId,
    departmentId: unit.departmentId,
    groupId: unit.groupId,
  };
  const sessionId = await insertSession(tx, {
    companyId,
    userId,
    ...place,
    address: caller.address,
    userAgent: caller.userAgent,
    remembered: who.lasting,
  });
  const claims = { userId, companyId, ...place, sessionId };
  noteOrigin(tx, caller);
  await audit(
    tx,
    { ...claims, userName: who.username },
    {
      kind: "signIn",
      object: who.username,
      after: { by: who.by, userAgent: caller.userAgent },
    },
  );
  return claims;
}
