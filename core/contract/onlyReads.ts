import type { CallSpec } from "./call.ts";

/** Is this a call that only reads? */
export function onlyReads(call: CallSpec): boolean {
  if (call.writes !== undefined) return !call.writes;
  return call.method === "GET" || (call.method === "POST" && /(Paging|Query\w*)$/i.test(call.path));
}

/** Does this call take an idempotency key: one that writes for somebody signed in and answers no file? */
export function takesKey(call: CallSpec): boolean {
  return call.right !== "public" && call.answer !== "file" && !onlyReads(call);
}
