import type { Answer, Ask, CallSpec } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { Database } from "../db/database.ts";
import type { Tx } from "../db/tx.ts";
import type { SignedRequest } from "../signed/signature.ts";
import type { Reply } from "./reply.ts";

/** The caller before signing in. */
export interface Caller {
  readonly language: Language;
  readonly address: string;
  readonly userAgent: string;
  /** The bearer token, not yet checked; null when there is none. */
  readonly token: string | null;
  readonly cookies: Readonly<Record<string, string>>;
  /** The address of this server as the caller used it, e.g. `https://fairway.example`. */
  readonly origin: string;
  /** The number of the request in answers, logs and the audit. */
  readonly requestId: string;
  /** The request as a signature covers it; of calls of the right `signed` alone. */
  readonly signed?: SentSignature;
}

/** A request of another system, with its signature, which is not checked yet. */
export interface SentSignature extends SignedRequest {
  /** The name of the key. */
  readonly key: string;
  readonly signature: string;
}

/** A call and the verb that answers it. */
export type Served =
  | {
      readonly call: CallSpec;
      readonly open: false;
      readonly before?: Before;
      readonly verb: Verb;
    }
  | { readonly call: CallSpec; readonly open: true; readonly apart: false; readonly verb: OpenVerb }
  | {
      readonly call: CallSpec;
      readonly open: true;
      readonly apart: true;
      readonly admit?: Admit;
      readonly verb: ApartVerb;
    };

/** The connection of a call, for the few verbs that need more than their ask. */
export interface Desk {
  readonly caller: Caller;
  readonly database: Database;
}

type Verb = (tx: Tx, actor: Actor, ask: never, desk: never) => Promise<unknown>;
type Before = (database: Database, actor: Actor, ask: never, caller: Caller) => Promise<unknown>;
type OpenVerb = (tx: Tx, caller: Caller, ask: never) => Promise<unknown>;
type ApartVerb = (database: Database, caller: Caller, ask: never) => Promise<unknown>;
type Admit = (database: Database, caller: Caller) => Promise<unknown>;

/** Binds a call to a verb with a transaction; the actor is signed in and has the call's right. */
export function serve<Spec extends CallSpec>(
  call: Spec,
  verb: (tx: Tx, actor: Actor, ask: Ask<Spec>, desk: Desk) => Promise<Answer<Spec> | Reply>,
): Served {
  return { call, open: false, verb };
}

/**
 * Binds a call with work that must not hold a connection, or that opens transactions of its own: it
 * runs before the verb's transaction, and the verb gets its result.
 *
 * Shape: a repeated request with a key runs it again, and the verb not.
 */
export function serveAfter<Spec extends CallSpec, Made>(
  call: Spec,
  before: (database: Database, actor: Actor, ask: Ask<Spec>, caller: Caller) => Promise<Made>,
  verb: (
    tx: Tx,
    actor: Actor,
    ask: Ask<Spec>,
    desk: Desk & { readonly made: Made },
  ) => Promise<Answer<Spec> | Reply>,
): Served {
  return { call, open: false, before, verb };
}

/** Binds a public call, which needs no signed-in user. */
export function serveOpen<Spec extends CallSpec>(
  call: Spec,
  verb: (tx: Tx, caller: Caller, ask: Ask<Spec>) => Promise<Answer<Spec> | Reply>,
): Served {
  return { call, open: true, apart: false, verb };
}

/**
 * Binds a public call that opens its own transactions because of slow work between them.
 *
 * Shape: `admit` refuses a caller before the body is read.
 */
export function serveApart<Spec extends CallSpec>(
  call: Spec,
  verb: (database: Database, caller: Caller, ask: Ask<Spec>) => Promise<Answer<Spec> | Reply>,
  admit?: Admit,
): Served {
  return { call, open: true, apart: true, verb, ...(admit ? { admit } : {}) };
}

/**
 * Binds a call of another system, whose verb checks the signature and opens its own transactions.
 */
export function serveSigned<Spec extends CallSpec>(
  call: Spec,
  verb: (
    database: Database,
    caller: Caller & { readonly signed: SentSignature },
    ask: Ask<Spec>,
  ) => Promise<Answer<Spec>>,
): Served {
  return { call, open: true, apart: true, verb: verb as ApartVerb };
}
