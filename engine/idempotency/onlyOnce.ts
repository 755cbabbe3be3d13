import { createHash } from "node:crypto";
import type { CallSpec, SentFile, SpooledFile } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { sql } from "kysely";
import { one, rows, run, type Tx } from "../db/tx.ts";
import { refuseKey } from "./refusals.ts";
import { marksOf, openAnswer, sealAnswer } from "./sealedAnswer.ts";

/** A request with an idempotency key. */
export interface KeyedAsk {
  readonly key: string;
  readonly call: CallSpec;
  readonly sent: {
    readonly params: unknown;
    readonly query: unknown;
    readonly body: unknown;
    readonly file?: SentFile | undefined;
    readonly files?: readonly (SentFile | SpooledFile)[] | undefined;
  };
}

/** How long the answer for a key is stored. */
export const HOURS_KEPT = 24;

/**
 * Runs the work of a request once: the same key of the same user returns the first answer again.
 *
 * Work that is refused or fails is rolled back together with its key, so it may be tried again.
 *
 * Locks: the key; a request with the same key waits until this one is committed or rolled back.
 * Refuses: idempotency.malformedKey · idempotency.otherRequest
 */
export async function onlyOnce<Answer extends object>(
  tx: Tx,
  actor: Actor,
  asked: KeyedAsk,
  work: () => Promise<Answer>,
): Promise<Answer & { repeated?: true }> {
  const { key } = asked;
  if (!/^[!-~]{8,200}$/.test(key)) {
    throw refuseKey("idempotency.malformedKey", {}, { field: "Idempotency-Key" });
  }
  const { keyHash, askHash } = marksOf(key, textOf(actor, asked));
  const known = sql`company_id = ${actor.companyId} and user_id = ${actor.userId}
    and key_hash = ${keyHash}`;
  const taken = await rows(
    tx,
    sql`insert into idempotency_key (company_id, user_id, key_hash, ask_hash, datetime_created)
      values (${actor.companyId}, ${actor.userId}, ${keyHash}, ${askHash}, now())
      on conflict (company_id, user_id, key_hash) do update
        set ask_hash = excluded.ask_hash, answer = null, datetime_created = excluded.datetime_created
        where idempotency_key.datetime_created < now() - make_interval(hours => ${HOURS_KEPT})
      returning key_hash`,
  );
  if (taken.length === 0) {
    const kept = await one<{ askHash: string; answer: Buffer }>(
      tx,
      sql`select ask_hash, answer from idempotency_key where ${known}`,
    );
    if (kept.askHash !== askHash) throw refuseKey("idempotency.otherRequest");
    return { ...(answerOf(openAnswer(key, kept.answer)) as Answer), repeated: true };
  }
  const answer = await work();
  await run(
    tx,
    sql`update idempotency_key set answer = ${sealAnswer(key, textOfAnswer(answer))}
      where ${known}`,
  );
  return answer;
}

// The bytes of a file stand in the text as base64, under this name.
const bytesName = "base64 of bytes";

function textOfAnswer(answer: object): string {
  return JSON.stringify(answer, function (this: Record<string, unknown>, name, value: unknown) {
    const held = this[name];
    return held instanceof Uint8Array
      ? { [bytesName]: Buffer.from(held).toString("base64") }
      : value;
  });
}

function answerOf(text: string): unknown {
  return JSON.parse(text, (_, value: unknown) =>
    typeof value === "object" && value !== null && bytesName in value
      ? Buffer.from(String(value[bytesName]), "base64")
      : value,
  );
}

function textOf(actor: Actor, { call, sent }: KeyedAsk): string {
  const files = [...(sent.files ?? []), ...(sent.file ? [sent.file] : [])].map((file) => [
    file.name,
    "sha256" in file ? file.sha256 : createHash("sha256").update(file.bytes).digest("hex"),
  ]);
  const { params, query, body } = sent;
  return JSON.stringify([call.method, call.path, actor.officeId, params, query, body, files]);
}
