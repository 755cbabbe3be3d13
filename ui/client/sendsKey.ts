import type { CallSpec } from "@fairway/core/contract/call.ts";
import { takesKey } from "@fairway/core/contract/onlyReads.ts";

/** Does the call create something, so that sending it twice would create two? */
export function sendsKey(call: CallSpec): boolean {
  // Signing in twice creates nothing twice.
  return call.method === "POST" && takesKey(call) && !call.upload && !call.path.startsWith("auth/");
}

/** Makes an idempotency key; a plain `http://` page in the office's network has no `crypto.randomUUID`. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
