import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { AskInput, CallSpec } from "@fairway/core/contract/call.ts";
import { takesKey } from "@fairway/core/contract/onlyReads.ts";
import { splitAsk } from "@fairway/ui/client/splitAsk.ts";
import { type Person, type Signed, signIn } from "../scripts/api/callServer.ts";

/** An answer as it came, whatever its status. */
export interface Answered {
  readonly status: number;
  readonly body: Record<string, unknown>;
  /** When to come back, as far as it is said. */
  readonly retryAfter: string | null;
}

/** A write that the server said is done. */
export interface Acknowledged {
  readonly call: string;
  readonly body: Record<string, unknown>;
}

/** A client that sends calls and returns every answer. */
export interface Client extends Signed {
  send<Spec extends CallSpec>(call: Spec, ask: AskInput<Spec>, key?: string): Promise<Answered>;
}

/** Signs in, to send calls whose refusals are looked at. */
export async function openClient(base: string, person: Person): Promise<Client> {
  const signed = await signIn(base, person);
  const root = `${base}/api/v1/${person.language ?? "en-US"}/`;
  return {
    ...signed,
    send: (call, ask, key) => sendOnce(root, signed.token, call, ask as object, key ?? null),
  };
}

/** Sends calls with a token to whichever server is named at the moment. */
export function clientAt(base: () => string, token: string): Client {
  const send: Client["send"] = (call, ask, key) =>
    sendOnce(`${base()}/api/v1/en-US/`, token, call, ask as object, key ?? null);
  const ask = async (call: CallSpec, wanted: object) => {
    if (call.answer === "file") return new ArrayBuffer(0);
    const { status, body } = await send(call, wanted);
    if (status >= 300) throw new Error(`${call.path} ${status} ${JSON.stringify(body)}`);
    return body;
  };
  return { base: base(), token, send, ask: ask as Signed["ask"] };
}

/**
 * Signs in a client that sends each creating request with a key, again and again until it is
 * answered. It requests no papers.
 */
export async function openStubborn(
  base: string,
  person: { user: string; password: string },
  seen: { acknowledged(write: Acknowledged): void; refused(reason: string): void },
): Promise<Signed> {
  const signed = await signIn(base, person);
  let { token } = signed;
  const root = `${base}/api/v1/en-US/`;
  const ask = async (call: CallSpec, wanted: object) => {
    if (call.answer === "file") return new ArrayBuffer(0);
    const key = takesKey(call) ? randomUUID() : null;
    for (;;) {
      const answer = await sendOnce(root, token, call, wanted, key).catch(() => null);
      if (answer && answer.status < 300) {
        if (key) seen.acknowledged({ call: `${call.method} ${call.path}`, body: answer.body });
        return answer.body;
      }
      if (answer?.status === 401) {
        // A token lasts minutes, a run may last longer.
        token = await signIn(base, person).then(
          (fresh) => fresh.token,
          () => token,
        );
      } else if (answer && answer.status !== 503) {
        const reason = `${call.method} ${call.path} ${answer.status} ${JSON.stringify(answer.body)}`;
        seen.refused(reason);
        throw new Error(reason);
      }
      await pause(100);
    }
  };
  return { ...signed, ask: ask as Signed["ask"] };
}

async function sendOnce(
  root: string,
  token: string,
  call: CallSpec,
  ask: object,
  key: string | null,
): Promise<Answered> {
  const { path, query, body } = splitAsk(call, ask as Record<string, unknown>);
  const answer = await fetch(`${root}${path}${query}`, {
    method: call.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body ? { "content-type": "application/json" } : {}),
      ...(key ? { "idempotency-key": key } : {}),
    },
    signal: AbortSignal.timeout(60_000),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    body: text ? JSON.parse(text) : {},
    retryAfter: answer.headers.get("retry-after"),
  };
}
