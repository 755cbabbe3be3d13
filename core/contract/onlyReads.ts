import type { CallSpec } from "./call.ts";

/** Checks whether the call only reads. */
export function onlyReads(call: CallSpec): boolean {
  if (call.writes !== undefined) return !call.writes;
  return call.method === "GET" || (call.method === "POST" && /(Paging|Query\w*)$/i.test(call.path));
}

/**
 * Checks whether the call takes an idempotency key: calls of signed-in users that write. A call that
 * returns a file takes one if it declares that it writes.
 */
export function takesKey(call: CallSpec): boolean {
  if (call.right === "public" || call.right === "signed") return false;
  return call.answer === "file" ? call.writes === true : !onlyReads(call);
}
