import type { CallSpec } from "./call.ts";

/** Checks whether the call only reads. */
export function onlyReads(call: CallSpec): boolean {
  if (call.writes !== undefined) return !call.writes;
  return call.method === "GET" || (call.method === "POST" && /(Paging|Query\w*)$/i.test(call.path));
}

/**
 * Checks whether the call takes an idempotency key: calls of signed-in users that write and return
 * no file.
 */
export function takesKey(call: CallSpec): boolean {
  return call.right !== "public" && call.answer !== "file" && !onlyReads(call);
}
