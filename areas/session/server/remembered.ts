import { textKey } from "@fairway/core/text/textKey.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, readOnly } from "@fairway/engine/db/tx.ts";
import { Reply } from "@fairway/engine/http/reply.ts";
import type { Caller } from "@fairway/engine/http/serve.ts";
import { refuseSession } from "../model/refusals.ts";
import type { Claims } from "./accessToken.ts";
import { beginSession } from "./beginSession.ts";
import type { WantedUnit } from "./chooseUnit.ts";
import {
  clearRememberCookie,
  newRefreshToken,
  readRefreshToken,
  rememberCookie,
  setRememberCookie,
  sha256,
} from "./refreshToken.ts";
import {
  findRemembered,
  forgetBrowser,
  forgetEverywhere,
  insertRemembered,
} from "./rememberedTable.ts";

const nobody = { username: null, companyId: null };

/** Returns the user whom this browser remembers, for the sign-in screen. Rule SE-9. */
export async function whoIsRemembered(database: Database, caller: Caller) {
  const read = readRefreshToken(caller.cookies[rememberCookie] ?? "");
  if (!read) return nobody;
  const { companyId } = read;
  const found = await readOnly(database, (tx) => findRemembered(tx, companyId, read.sha256));
  return found?.active ? { username: found.username, companyId } : nobody;
}

/** Forgets the remembered user in this and every other browser. */
export async function forgetRemembered(database: Database, caller: Caller): Promise<Reply> {
  const read = readRefreshToken(caller.cookies[rememberCookie] ?? "");
  if (read) {
    await inTransaction(database, async (tx) => {
      const found = await findRemembered(tx, read.companyId, read.sha256, "locked");
      if (found) await forgetEverywhere(tx, read.companyId, found.userId);
    });
  }
  return new Reply(200, { status: true }, { "set-cookie": clearRememberCookie(caller.origin) });
}

/**
 * Signs the remembered user in; the cookie is valid once and then replaced.
 *
 * Refuses: signIn.notRemembered · signIn.inactive · signIn.noOffice
 */
export async function signInRemembered(
  database: Database,
  caller: Caller,
  wanted: WantedUnit,
): Promise<{ claims: Claims; mustChange: boolean; cookie: string }> {
  const read = readRefreshToken(caller.cookies[rememberCookie] ?? "");
  if (!read) throw refuseSession("signIn.notRemembered");
  const { companyId } = read;
  return inTransaction(database, async (tx) => {
    const found = await findRemembered(tx, companyId, read.sha256, "locked");
    if (!found) throw refuseSession("signIn.notRemembered");
    if (!found.active) throw refuseSession("signIn.inactive");
    const { userId, username, mustChange } = found;
    const claims = await beginSession(tx, caller, {
      ...wanted,
      companyId,
      userId,
      username: textKey(username),
      lasting: false,
      by: "remembered browser",
    });
    await forgetBrowser(tx, companyId, read.sha256);
    const token = newRefreshToken(companyId);
    const { address, userAgent } = caller;
    const row = { companyId, userId, sha256: sha256(token), address, userAgent };
    await insertRemembered(tx, row);
    return { claims, mustChange, cookie: setRememberCookie(token, caller.origin) };
  });
}

/** Remembers a user who signed in with a password, or ends it; returns the cookie. */
export async function rememberBrowser(
  database: Database,
  caller: Caller,
  who: { companyId: string; userId: string; remember: boolean },
): Promise<string> {
  const { companyId, userId } = who;
  const before = readRefreshToken(caller.cookies[rememberCookie] ?? "");
  const token = newRefreshToken(companyId);
  await inTransaction(database, async (tx) => {
    if (before) await forgetBrowser(tx, before.companyId, before.sha256);
    if (!who.remember) return;
    const { address, userAgent } = caller;
    await insertRemembered(tx, { companyId, userId, sha256: sha256(token), address, userAgent });
  });
  return who.remember
    ? setRememberCookie(token, caller.origin)
    : clearRememberCookie(caller.origin);
}
