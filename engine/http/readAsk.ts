import type { CallSpec, SentFile, SpooledFile } from "@fairway/core/contract/call.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { z } from "zod";
import { fieldRefusals } from "./fieldRefusals.ts";
import { refuseRequest } from "./httpRefusals.ts";
import { unstorableTexts } from "./unstorableTexts.ts";

/** The parts of a request, not yet checked. */
export interface Sent {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly file?: SentFile | undefined;
  readonly files?: readonly (SentFile | SpooledFile)[] | undefined;
  /** Its Idempotency-Key. */
  readonly key?: string | undefined;
}

// A longer list of errors does not help the user.
const MOST_WRONG = 200;

/**
 * Makes the ask of a call from parameters, query and body, checked against the contract.
 *
 * Refuses: ask.invalid with the wrong fields, 200 at most · request.tooManyWrong
 */
export async function readAsk(call: CallSpec, sent: Sent): Promise<Record<string, unknown>> {
  let wrong: FieldRefusal[] = [];
  const ask: Record<string, unknown> = {};
  const read = async (schema: z.ZodObject | undefined, value: unknown) => {
    if (!schema) return;
    const checked = await check(schema, value ?? {});
    if (checked.success) Object.assign(ask, checked.data);
    else wrong = wrong.concat(fieldRefusals(checked.error.issues.slice(0, MOST_WRONG)));
  };
  await read(call.params, call.params && asDeclared(call.params, sent.params));
  await read(call.query, call.query && asDeclared(call.query, sent.query));
  await read(call.body, sent.body);
  refuseFields(wrong.slice(0, MOST_WRONG));
  if (sent.file) ask["file"] = sent.file;
  if (sent.files) ask["files"] = sent.files;
  return ask;
}

/** Refuses texts of an ask that PostgreSQL cannot store. Refuses: field.unstorable, at each place */
export function refuseUnstorable(ask: Record<string, unknown>): void {
  const unstorable = unstorableTexts(ask, MOST_WRONG);
  refuseFields(unstorable.map((at) => refuseRequest.field(at, "field.unstorable")));
}

async function check(schema: z.ZodObject, value: unknown) {
  try {
    return await schema.safeParseAsync(value, { reportInput: true });
  } catch (error) {
    // The checker passes its findings as arguments, and 100,000 of them exceed the stack.
    if (error instanceof RangeError) throw refuseRequest("request.tooManyWrong");
    throw error;
  }
}

// Query names are case-insensitive, so ?Id= counts as id and vice versa.
function asDeclared(schema: z.ZodObject, value: unknown): Record<string, unknown> {
  const declared = new Map(Object.keys(schema.shape).map((key) => [key.toLowerCase(), key]));
  const entries = Object.entries((value ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    entries.map(([key, each]) => [declared.get(key.toLowerCase()) ?? key, each]),
  );
}
