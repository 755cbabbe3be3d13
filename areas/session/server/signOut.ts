import type { Actor } from "@fairway/core/permission/actor.ts";
import { audit } from "@fairway/engine/audit/audit.ts";
import { inTransaction, type Tx } from "@fairway/engine/db/tx.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { Reply } from "@fairway/engine/http/reply.ts";
import type { Caller } from "@fairway/engine/http/serve.ts";
import { clearRefreshCookie, readRefreshToken, refreshCookie } from "./refreshToken.ts";
import { closeSession, lockRefresh } from "./sessionTable.ts";

/** Ends only the caller's session (`actor.userId` is in the token). */
export async function signOut(tx: Tx, actor: Actor): Promise<Reply> {
  if (actor.sessionId) await closeSession(tx, actor.companyId, actor.sessionId, "signedOut");
  if (actor.actedBy) {
    const after = { ended: true };
    await audit(tx, actor, { kind: "impersonation", object: actor.userName, after });
    // The cookie belongs to the administrator, whose own session goes on.
    return new Reply(200, { status: true });
  }
  return new Reply(200, { status: true }, { "set-cookie": clearRefreshCookie("") });
}

/** Ends the session that the browser's cookie belongs to and leads to the sign-in screen. */
export async function endSession(
  database: Database,
  caller: Caller,
  ask: { post_logout_redirect_uri?: string | undefined },
): Promise<Reply> {
  const read = readRefreshToken(caller.cookies[refreshCookie] ?? "");
  if (read) {
    await inTransaction(database, async (tx) => {
      const found = await lockRefresh(tx, read.companyId, read.sha256);
      if (found) await closeSession(tx, read.companyId, found.sessionId, "signedOut");
    });
  }
  return new Reply(302, undefined, {
    location: ownAddress(ask.post_logout_redirect_uri),
    "set-cookie": clearRefreshCookie(caller.origin),
  });
}

// Only an address of this site, so that the redirect leads nowhere else.
function ownAddress(wanted: string | undefined): string {
  return wanted && /^\/(?![/\\])[\w\-/#?=&.%]*$/.test(wanted) ? wanted : "/#/login";
}
