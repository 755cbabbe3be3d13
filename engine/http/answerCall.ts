import type { AnsweredFile, CallSpec } from "@fairway/core/contract/call.ts";
import { onlyReads, takesKey } from "@fairway/core/contract/onlyReads.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Language } from "@fairway/core/words/words.ts";
import { noteOrigin } from "../audit/origin.ts";
import type { Database } from "../db/database.ts";
import { readFromCopy } from "../db/readFromCopy.ts";
import { inTransaction, readOnly, type Tx } from "../db/tx.ts";
import { onlyOnce } from "../idempotency/onlyOnce.ts";
import { auditFile, auditRefusal } from "./auditCall.ts";
import { readAsk, refuseUnstorable, type Sent } from "./readAsk.ts";
import { Reply } from "./reply.ts";
import type { Caller, Served } from "./serve.ts";

/** Resolves the caller: first from the token alone, then with the present rights. */
export type Authenticate = (token: string | null) => Promise<Identity>;

/** Makes the actor of a call; `userId` comes from the checked token, before anything is read. */
export type Identity = ((tx: Tx, call: CallSpec, language: Language) => Promise<Actor>) & {
  readonly userId?: string;
};

/** The result of a call: a reply with status and headers, a file, or an answer. */
export type Outcome =
  | { kind: "reply"; reply: Reply; repeated?: true }
  | { kind: "file"; file: AnsweredFile; repeated?: true }
  | { kind: "answer"; answer: unknown; repeated?: true };

/** What the calls of one server use. */
export interface Ground {
  readonly database: Database;
  readonly authenticate: Authenticate;
  readonly checkAnswers: boolean;
  /** A replica of the database that lags slightly; null without one. */
  readonly copy: Database | null;
}

/** Runs one call: reads the ask, resolves the actor, checks the right, runs the verb, checks the answer. */
export async function answerCall(
  ground: Ground,
  served: Served,
  caller: Caller,
  sent: Sent,
  seen: (actor: Actor) => void,
): Promise<Outcome> {
  const { call } = served;
  if (served.open) {
    const ask = (await readAsk(call, sent)) as never;
    const answer = served.apart
      ? await served.verb(ground.database, caller, ask)
      : await transactionOf(call)(ground.database, (tx) => {
          noteOrigin(tx, caller);
          return served.verb(tx, caller, ask);
        });
    return outcome(ground, call, answer);
  }
  const actorOf = await ground.authenticate(caller.token);
  let known: Actor | null = null;
  const identify = async (tx: Tx) => {
    const actor = await actorOf(tx, call, caller.language);
    known = actor;
    seen(actor);
    mustHaveRight(actor, call);
    // After the right, so that a stranger does not learn the shape of the ask.
    const ask = await readAsk(call, sent);
    // An open call, such as signing in, answers for its texts by itself.
    refuseUnstorable(ask);
    return { actor, ask: ask as never };
  };
  const makeBefore = async (before: NonNullable<typeof served.before>) => {
    const { actor, ask } = await readOnly(ground.database, identify);
    return before(ground.database, actor, ask, caller);
  };
  try {
    const made = served.before && (await makeBefore(served.before));
    return await transactionOf(call)(ground.database, async (tx) => {
      noteOrigin(tx, caller);
      const { actor, ask } = await identify(tx);
      const work = async () => {
        const make = (from: Tx, database: Database) =>
          served.verb(from, actor, ask, { caller, database, made } as never);
        const given =
          ground.copy && call.mayLag
            ? await readFromCopy(ground.copy, make, () => make(tx, ground.database))
            : await make(tx, ground.database);
        if (call.answer === "file" && !(given instanceof Reply)) {
          await auditFile(tx, actor, { call, ask, file: given as AnsweredFile });
        }
        // Before the commit, so that nothing is written if the answer is invalid.
        return outcome(ground, call, given);
      };
      const { key } = sent;
      if (key === undefined || !takesKey(call)) return work();
      return onlyOnce(tx, actor, { key, call, sent }, work);
    });
  } catch (error) {
    await auditRefusal(ground.database, known, { call, caller, sent, error });
    throw error;
  }
}

// A download only reads, too, but it is written into the audit.
const transactionOf = (call: CallSpec) =>
  onlyReads(call) && call.answer !== "file" ? readOnly : inTransaction;

function mustHaveRight(actor: Actor, call: CallSpec): void {
  const { right } = call;
  if (right === "public" || right === "signed" || right === "signedIn") return;
  actor.mustHave(...(typeof right === "string" ? [right] : right));
}

async function outcome(ground: Ground, call: CallSpec, answer: unknown): Promise<Outcome> {
  if (answer instanceof Reply) return { kind: "reply", reply: answer };
  if (call.answer === "file") return { kind: "file", file: answer as AnsweredFile };
  if (!ground.checkAnswers) return { kind: "answer", answer };
  const checked = await call.answer.safeParseAsync(answer);
  if (checked.success) return { kind: "answer", answer: checked.data };
  const wrong = checked.error.issues
    .slice(0, 5)
    .map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`${call.method} ${call.path} answered against its contract: ${wrong.join("; ")}`);
}
