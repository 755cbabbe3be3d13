import { Refused } from "@fairway/core/refusal/refusal.ts";
import { audit } from "@fairway/engine/audit/audit.ts";
import { noteOrigin } from "@fairway/engine/audit/origin.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, readOnly } from "@fairway/engine/db/tx.ts";
import type { Caller } from "@fairway/engine/http/serve.ts";
import { refuseAccess } from "../model/refusals.ts";
import { chooseUnit, type WantedUnit } from "./chooseUnit.ts";
import { fitsPassword } from "./passwords.ts";
import {
  countFailure,
  findSignIn,
  forgetFailures,
  insertSession,
  readLock,
  readUnits,
  worksInCompany,
} from "./sessionTable.ts";
import type { Claims } from "./accessToken.ts";

/** What somebody types to sign in, and where they want to work. */
export interface Credentials extends WantedUnit {
  readonly companyId: string;
  readonly username: string;
  readonly password: string;
  readonly remembered: boolean;
}

/**
 * Signs somebody in and begins their session; the audit says who came in and who was refused.
 *
 * Refuses: signIn.incorrect with one text for an unknown name and a wrong password ·
 * signIn.locked · signIn.inactive · signIn.noCompany · signIn.noOffice
 */
export async function signIn(
  database: Database,
  caller: Caller,
  ask: Credentials,
): Promise<{ claims: Claims; mustChange: boolean }> {
  try {
    return await begin(database, caller, ask);
  } catch (error) {
    if (error instanceof Refused) await auditRefused(database, caller, ask, error.code);
    throw error;
  }
}

// Alike for every reason, so that it tells nobody whether the name exists.
function auditRefused(database: Database, caller: Caller, ask: Credentials, code: string) {
  return inTransaction(database, (tx) => {
    noteOrigin(tx, caller);
    const who = { companyId: ask.companyId, userName: ask.username.trim().toLowerCase() };
    return audit(tx, who, { kind: "signInRefused", object: who.userName, after: { code } });
  });
}

async function begin(
  database: Database,
  caller: Caller,
  ask: Credentials,
): Promise<{ claims: Claims; mustChange: boolean }> {
  const { companyId } = ask;
  const username = ask.username.trim().toLowerCase();
  const [seconds, found] = await readOnly(database, async (tx) => [
    await readLock(tx, companyId, username),
    await findSignIn(tx, companyId, username),
  ]);
  if (seconds > 0) throw refuseAccess("signIn.locked", { minutes: Math.ceil(seconds / 60) });
  // Outside of any transaction: the hash takes its time and must not hold a connection.
  const fits = await fitsPassword(ask.password, found?.passwordHash ?? null);
  if (!fits || !found) {
    await inTransaction(database, (tx) => countFailure(tx, companyId, username));
    throw refuseAccess("signIn.incorrect");
  }
  if (!found.active) throw refuseAccess("signIn.inactive");
  return inTransaction(database, async (tx) => {
    const units = await readUnits(tx, companyId, found.userId);
    const unit = chooseUnit(units, ask);
    if (!unit) {
      const works = units.length > 0 || (await worksInCompany(tx, companyId, found.userId));
      throw refuseAccess(works ? "signIn.noOffice" : "signIn.noCompany");
    }
    await forgetFailures(tx, companyId, username);
    const place = {
      officeId: unit.officeId,
      departmentId: unit.departmentId,
      groupId: unit.groupId,
    };
    const sessionId = await insertSession(tx, {
      companyId,
      userId: found.userId,
      ...place,
      address: caller.address,
      userAgent: caller.userAgent,
      remembered: ask.remembered,
    });
    const claims = { userId: found.userId, companyId, ...place, sessionId };
    noteOrigin(tx, caller);
    await audit(
      tx,
      { ...claims, userName: username },
      { kind: "signIn", object: username, after: { userAgent: caller.userAgent } },
    );
    return { claims, mustChange: found.mustChange };
  });
}
