import { Refused } from "@fairway/core/refusal/refusal.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction } from "@fairway/engine/db/tx.ts";
import { Reply } from "@fairway/engine/http/reply.ts";
import type { Caller } from "@fairway/engine/http/serve.ts";
import { refuseSession } from "../model/refusals.ts";
import { accessSeconds, type Claims, signAccessToken } from "./accessToken.ts";
import { rememberBrowser, signInRemembered } from "./remembered.ts";
import { refreshSession } from "./refreshSession.ts";
import {
  clearRefreshCookie,
  clearRememberCookie,
  newRefreshToken,
  refreshCookie,
  setRefreshCookie,
  sha256,
} from "./refreshToken.ts";
import { insertRefresh } from "./sessionTable.ts";
import { signIn } from "./signIn.ts";

type Sent = Readonly<Record<string, string | boolean | null | undefined>>;

/** Answers a sign-in or a refresh with tokens; refusals in the form OAuth prescribes. */
export async function getToken(database: Database, caller: Caller, ask: Sent): Promise<Reply> {
  try {
    if (ask["grant_type"] === "password") return await withPassword(database, caller, ask);
    if (ask["grant_type"] === "remembered") return await withRemembered(database, caller, ask);
    if (ask["grant_type"] === "refresh_token") return await withRefresh(database, caller, ask);
    return oauthError("unsupported_grant_type", "grant_type", caller);
  } catch (error) {
    if (!(error instanceof Refused) || error.entry.status !== 400) throw error;
    const headers = ask["refresh_token"] ? {} : clearing(ask, caller);
    return new Reply(
      400,
      {
        error: error.code === "signIn.requestInvalid" ? "invalid_request" : "invalid_grant",
        error_description: error.say(caller.language),
        code: error.code,
      },
      headers,
    );
  }
}

async function withPassword(database: Database, caller: Caller, ask: Sent): Promise<Reply> {
  const companyId = uuid(ask, "companyId");
  if (!companyId || /^[0-]+$/.test(companyId)) throw refuseSession("signIn.companyInvalid");
  const username = text(ask, "username");
  const password = text(ask, "password");
  if (!username) throw refuseSession("signIn.requestInvalid", { what: "username" });
  // A longer one would only keep the hash busy.
  if (!password || password.length > 200) {
    throw refuseSession("signIn.requestInvalid", { what: "password" });
  }
  const remember = ask["remember"] === true || ask["remember"] === "true";
  const forClient = wantsToken(ask);
  const { claims, mustChange } = await signIn(database, caller, {
    companyId,
    username,
    password,
    lasting: forClient,
    ...unitOf(ask),
  });
  const { userId } = claims;
  const cookies = forClient
    ? []
    : [await rememberBrowser(database, caller, { companyId, userId, remember })];
  const scope = scopeOf(ask);
  return answer(database, caller, { claims, mustChange, forClient, scope, cookies });
}

// One click: the browser's cookie replaces the password.
async function withRemembered(database: Database, caller: Caller, ask: Sent): Promise<Reply> {
  const { claims, mustChange, cookie } = await signInRemembered(database, caller, unitOf(ask));
  const scope = scopeOf(ask);
  return answer(database, caller, {
    claims,
    mustChange,
    forClient: false,
    scope,
    cookies: [cookie],
  });
}

async function withRefresh(database: Database, caller: Caller, ask: Sent): Promise<Reply> {
  const sent = text(ask, "refresh_token");
  const kept = caller.cookies[refreshCookie];
  const token = sent ?? kept;
  if (!token) throw refuseSession("signIn.sessionOver");
  const session = await refreshSession(database, { text: token, fromBrowser: sent === null });
  const forClient = sent !== null;
  return answer(database, caller, { ...session, forClient, scope: scopeOf(ask), cookies: [] });
}

async function answer(
  database: Database,
  caller: Caller,
  result: {
    claims: Claims;
    mustChange: boolean;
    forClient: boolean;
    scope: string;
    cookies: readonly string[];
  },
): Promise<Reply> {
  const { claims, forClient } = result;
  const refresh = newRefreshToken(claims.companyId);
  await inTransaction(database, (tx) =>
    insertRefresh(tx, {
      companyId: claims.companyId,
      sessionId: claims.sessionId,
      sha256: sha256(refresh),
      remembered: forClient,
      language: caller.language,
    }),
  );
  const body = {
    access_token: await signAccessToken(database, claims, caller.origin),
    token_type: "Bearer",
    expires_in: accessSeconds,
    scope: result.scope,
    ...(forClient ? { refresh_token: refresh } : {}),
    ...(result.mustChange ? { must_change_password: true } : {}),
  };
  const cookies = forClient ? [] : [setRefreshCookie(refresh, caller.origin), ...result.cookies];
  return new Reply(200, body, {
    pragma: "no-cache",
    ...(cookies.length > 0 ? { "set-cookie": cookies } : {}),
  });
}

function oauthError(error: string, what: string, caller: Caller): Reply {
  const refused = refuseSession("signIn.requestInvalid", { what });
  return new Reply(400, {
    error,
    error_description: refused.say(caller.language),
    code: refused.code,
  });
}

// A browser whose session is over need not send its cookie again.
function clearing(ask: Sent, caller: Caller): Record<string, string> {
  const { origin } = caller;
  if (ask["grant_type"] === "refresh_token") return { "set-cookie": clearRefreshCookie(origin) };
  if (ask["grant_type"] === "remembered") return { "set-cookie": clearRememberCookie(origin) };
  return {};
}

const scopeOf = (ask: Sent) => text(ask, "scope") ?? "openid profile api";
const wantsToken = (ask: Sent) => scopeOf(ask).split(" ").includes("offline_access");

function text(ask: Sent, name: string): string | null {
  const value = ask[name];
  return typeof value === "string" && value.trim() !== "" ? value : null;
}

function uuid(ask: Sent, name: string): string | null {
  const value = text(ask, name);
  if (value === null) return null;
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)) {
    throw name === "companyId"
      ? refuseSession("signIn.companyInvalid")
      : refuseSession("signIn.requestInvalid", { what: name });
  }
  return value.toLowerCase();
}

// "null" in words means the board; nothing at all leaves the choice open.
function unitOf(ask: Sent) {
  const one = (name: string) => {
    if (ask[name] === "null") return null;
    return uuid(ask, name) ?? undefined;
  };
  const groupId = one("groupId");
  const departmentId = one("departmentId");
  return { officeId: uuid(ask, "officeId") ?? undefined, groupId, departmentId };
}
