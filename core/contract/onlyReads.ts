import type { CallSpec } from "./call.ts";

/** Does the call only read? */
export function onlyReads(call: CallSpec): boolean {
  if (call.writes !== undefined) return !call.writes;
  return call.method === "GET" || (call.method === "POST" && /(Paging|Query\w*)$/i.test(call.path));
}

/** Does the call take an idempotency key? Calls of signed-in users do that write and return no file. */
export function takesKey(call: CallSpec): boolean {
  return call.right !== "public" && call.answer !== "file" && !onlyReads(call);
}
