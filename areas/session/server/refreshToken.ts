import { createHash, randomBytes } from "node:crypto";
import { rememberedSeconds } from "./rememberedTable.ts";

/** Makes a refresh token; its prefix is the company that stores the hash. */
export function newRefreshToken(companyId: string): string {
  return `${companyId}.${randomBytes(32).toString("base64url")}`;
}

/** Splits a refresh token into its company and the hash it is kept under; null for anything else. */
export function readRefreshToken(text: string): { companyId: string; sha256: string } | null {
  const companyId = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(text)?.[1];
  return companyId ? { companyId, sha256: sha256(text) } : null;
}

/** The hash a refresh token is kept under. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

/** The name of the browser's cookie that keeps a session going. */
export const refreshCookie = "fairway_refresh";

/** The name of the cookie that remembers the user. */
export const rememberCookie = "fairway_remember";

/**
 * Writes the cookie that carries a refresh token: out of reach of scripts and of other sites.
 *
 * It ends with the browser; remembering a user for longer has a cookie of its own.
 */
export function setRefreshCookie(token: string, origin: string): string {
  return `${refreshCookie}=${token}; ${attributes(origin)}`;
}

/** Writes the cookie that removes the refresh token. */
export function clearRefreshCookie(origin: string): string {
  return `${refreshCookie}=; ${attributes(origin)}; Max-Age=0`;
}

/** Writes the cookie by which a browser remembers a user for a day. */
export function setRememberCookie(token: string, origin: string): string {
  return `${rememberCookie}=${token}; ${attributes(origin)}; Max-Age=${rememberedSeconds}`;
}

/** Writes the cookie that removes the remembered user. */
export function clearRememberCookie(origin: string): string {
  return `${rememberCookie}=; ${attributes(origin)}; Max-Age=0`;
}

function attributes(origin: string): string {
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  return `Path=/connect; HttpOnly; SameSite=Strict${secure}`;
}
