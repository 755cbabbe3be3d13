import type { Answer, Ask, CallSpec } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { Tx } from "../db/tx.ts";

/** Who calls when nobody has signed in yet. */
export interface Caller {
  readonly language: Language;
  readonly address: string;
  readonly userAgent: string;
  /** The bearer token as sent, not yet checked; null when there is none. */
  readonly token: string | null;
}

/** A call and the function that answers it. */
export type Served =
  | { readonly call: CallSpec; readonly open: false; readonly verb: Verb }
  | { readonly call: CallSpec; readonly open: true; readonly verb: OpenVerb };

type Verb = (tx: Tx, actor: Actor, ask: never) => Promise<unknown>;
type OpenVerb = (tx: Tx, caller: Caller, ask: never) => Promise<unknown>;

/** Answers a call with a function over a transaction; the actor is signed in and has the call's right. */
export function serve<Spec extends CallSpec>(
  call: Spec,
  verb: (tx: Tx, actor: Actor, ask: Ask<Spec>) => Promise<Answer<Spec>>,
): Served {
  return { call, open: false, verb };
}

/** Answers a public call: nobody has to be signed in. */
export function serveOpen<Spec extends CallSpec>(
  call: Spec,
  verb: (tx: Tx, caller: Caller, ask: Ask<Spec>) => Promise<Answer<Spec>>,
): Served {
  return { call, open: true, verb };
}
