import type { Actor } from "@fairway/core/permission/actor.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { readAsk } from "@fairway/engine/http/readAsk.ts";
import type { Served } from "@fairway/engine/http/serve.ts";
import { sql } from "kysely";
import { rightsOf } from "./expectations/expectationOf.ts";
import type { SentParts } from "./askOf.ts";

/** A call that somebody signed in makes. */
export type Guarded = Extract<Served, { open: false }>;

/** The result of a call: its answer, or the refusal. */
export interface Outcome {
  readonly answer?: unknown;
  readonly status?: number;
  readonly code?: string;
  readonly facts?: unknown;
  readonly fields?: readonly { readonly field: string; readonly code: string }[];
}

/** Who makes a call with what; `look` sees what was written before it is undone. */
export interface Making {
  readonly database: Database;
  readonly actor: Actor;
  readonly sent: SentParts;
  readonly look?: () => Promise<void>;
}

const caller = {
  language: "en" as const,
  address: "127.0.0.1",
  userAgent: "matrix",
  token: null,
  cookies: {},
  origin: "http://127.0.0.1",
  requestId: "matrix",
};
// One that is too large costs no time to read; pictures are refused for being none.
const sheet = {
  name: "x.xlsx",
  mime: "application/octet-stream",
  bytes: new Uint8Array(30_000_000),
};
const picture = { ...sheet, name: "x.png", bytes: new Uint8Array([1]) };

/** Makes a call as the server does and undoes what it wrote; the transaction has a savepoint `cell`. */
export async function play(
  tx: Tx,
  served: Guarded,
  { database, actor, sent, look }: Making,
): Promise<Outcome> {
  const { call } = served;
  try {
    const rights = rightsOf(call);
    if (rights.length > 0) actor.mustHave(...rights);
    const file = /^(AWSS3|EDoc|SysImage)/.test(call.path) ? picture : sheet;
    const ask = await readAsk(call, call.upload ? { ...sent, file, files: [file] } : sent);
    const made = await served.before?.(database, actor, ask as never, caller);
    const answer = await served.verb(tx, actor, ask as never, { database, caller, made } as never);
    await look?.();
    return { answer };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return {
      status: error.entry.status,
      code: error.code,
      facts: error.facts,
      fields: error.fields,
    };
  } finally {
    await run(tx, sql`rollback to savepoint cell`);
  }
}

/** Is the record out of reach, as far as the answer tells? */
export const isShut = (outcome: Outcome) => outcome.status === 403 || outcome.status === 404;
