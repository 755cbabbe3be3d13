import { demonstrationPassword } from "@fairway/areas/access/model/demonstrationPassword.ts";
import { longestUsername } from "@fairway/areas/organisation/model/user.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { textKey } from "@fairway/core/text/textKey.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, type Tx } from "@fairway/engine/db/tx.ts";
import { fairTurns } from "@fairway/engine/http/fairTurns.ts";
import { networkOf } from "@fairway/engine/http/networkOf.ts";
import { countRefused } from "@fairway/engine/http/refusedOften.ts";
import type { Caller } from "@fairway/engine/http/serve.ts";
import { refuseSession } from "../model/refusals.ts";
import type { Claims } from "./accessToken.ts";
import { auditRefusedSignIn } from "./auditRefusedSignIn.ts";
import { beginSession } from "./beginSession.ts";
import type { WantedUnit } from "./chooseUnit.ts";
import { countFailureFrom, giveBackPlace, readWait } from "./failureTable.ts";
import { inPlace } from "./inPlace.ts";
import { provePassword } from "./provePassword.ts";
import { findSignIn, type SignIn } from "./sessionTable.ts";

// What has been refused is always counted; `inPlace` limits how many there are at once.
const written = fairTurns({ atOnce: 2 });

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
 * request.tooMany for an address with too many tries at once or too many refusals lately · signIn.tooManyFromHere · signIn.locked · signIn.inactive · signIn.noCompany · signIn.noOffice
 */
export async function signIn(
  database: Database,
  caller: Caller,
  ask: Credentials,
): Promise<{ claims: Claims; mustChange: boolean }> {
  try {
    return await begin(database, caller, ask);
  } catch (error) {
    // What was not looked at leaves no trace, which a flood could otherwise multiply.
    if (error instanceof Refused && error.code !== "request.tooMany") {
      const { code } = error;
      const from = networkOf(caller.address);
      // A directory that is away is no fault of the office that signs in by it.
      if (code !== "signIn.directorySilent") countRefused(from);
      await written(from, async () => {
        if (code === "signIn.incorrect") {
          await inTransaction(database, (tx) => countFailureFrom(tx, ask.companyId, from));
        }
        await auditRefusedSignIn(database, caller, ask, code);
      });
    }
    throw error;
  }
}

async function begin(
  database: Database,
  caller: Caller,
  ask: Credentials,
): Promise<{ claims: Claims; mustChange: boolean }> {
  const { companyId } = ask;
  const username = textKey(ask.username);
  const from = networkOf(caller.address);
  if (!mayBeName(username)) throw refuseSession("signIn.incorrect");
  const attempt = { companyId, username, from };
  const find = async (tx: Tx) => {
    const wait = await readWait(tx, companyId, from);
    if (wait > 0) throw refuseSession("signIn.tooManyFromHere", { seconds: wait });
    return findSignIn(tx, companyId, username);
  };
  const entered = await inPlace(database, attempt, find, async (found, place) => {
    // Outside of any transaction: the proof takes its time and must not hold a connection.
    const by = await provePassword(database, { found, username, password: ask.password, from });
    if (!by || !found || isPublic(ask.password, found)) return null;
    if (!found.active) throw refuseSession("signIn.inactive");
    const { userId, mustChange } = found;
    const claims = await inTransaction(database, async (tx) => {
      await giveBackPlace(tx, place);
      return beginSession(tx, caller, { ...ask, userId, username, by });
    });
    return { claims, mustChange };
  });
  if (!entered) throw refuseSession("signIn.incorrect");
  return entered;
}

// A name is a key of the failures, and PostgreSQL takes neither this sign nor a long key.
const mayBeName = (username: string) =>
  username.length <= longestUsername && !username.includes("\u0000");

// Anybody can read the demonstration's password, so it opens nothing else.
const isPublic = (password: string, { isDemonstration }: SignIn) =>
  password === demonstrationPassword && !isDemonstration;
