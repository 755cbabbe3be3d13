import { demonstrationPassword } from "@fairway/areas/access/model/demonstrationPassword.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { audit } from "@fairway/engine/audit/audit.ts";
import { noteOrigin } from "@fairway/engine/audit/origin.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, readOnly } from "@fairway/engine/db/tx.ts";
import type { Caller } from "@fairway/engine/http/serve.ts";
import { refuseSession } from "../model/refusals.ts";
import type { Claims } from "./accessToken.ts";
import { beginSession } from "./beginSession.ts";
import type { WantedUnit } from "./chooseUnit.ts";
import { provePassword } from "./provePassword.ts";
import { countFailure, findSignIn, readLock, type SignIn } from "./sessionTable.ts";

/** What somebody types to sign in, and where they want to work. */
export interface Credentials extends WantedUnit {
  readonly companyId: string;
  readonly username: string;
  readonly password: string;
  /** The client keeps its refresh token for a month. */
  readonly lasting: boolean;
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
  if (seconds > 0) throw refuseSession("signIn.locked", { minutes: Math.ceil(seconds / 60) });
  // Outside of any transaction: the proof takes its time and must not hold a connection.
  const by = await provePassword(database, {
    found,
    username,
    password: ask.password,
    from: caller.address,
  });
  if (!by || !found || isPublic(ask.password, found)) {
    await inTransaction(database, (tx) => countFailure(tx, companyId, username));
    throw refuseSession("signIn.incorrect");
  }
  if (!found.active) throw refuseSession("signIn.inactive");
  const { userId, mustChange } = found;
  const claims = await inTransaction(database, (tx) =>
    beginSession(tx, caller, { ...ask, userId, username, by }),
  );
  return { claims, mustChange };
}

// Anybody can read the demonstration's password, so it opens nothing else.
const isPublic = (password: string, { isDemonstration }: SignIn) =>
  password === demonstrationPassword && !isDemonstration;
