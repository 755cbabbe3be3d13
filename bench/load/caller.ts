import { Agent, request } from "node:http";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import { splitAsk } from "@fairway/ui/client/splitAsk.ts";
import { signIn } from "../../scripts/api/callServer.ts";

/** A signed-in client that sends calls over kept connections, at little cost to the machine. */
export interface Caller {
  readonly token: string;
  /** Sends a call and returns the body as text; any status but success is thrown. */
  send(call: CallSpec, ask: object): Promise<Buffer>;
  /** The same with the body parsed. */
  ask<Answer>(call: CallSpec, ask: object): Promise<Answer>;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** Signs a user in; an expired token is replaced silently. */
export async function openCaller(address: string, user: string, password: string): Promise<Caller> {
  let { token } = await signIn(address, { user, password });
  const send = async (call: CallSpec, ask: object, again = true): Promise<Buffer> => {
    const answer = await sendOnce(address, token, call, ask);
    if (answer.status < 300) return answer.body;
    if (answer.status === 401 && again) {
      ({ token } = await signIn(address, { user, password }));
      return send(call, ask, false);
    }
    throw new Error(`${call.method} ${call.path} ${answer.status} ${answer.body.toString()}`);
  };
  return {
    get token() {
      return token;
    },
    send: (call, ask) => send(call, ask),
    ask: async (call, ask) => JSON.parse((await send(call, ask)).toString()),
  };
}

function sendOnce(
  address: string,
  token: string,
  call: CallSpec,
  ask: object,
): Promise<{ status: number; body: Buffer }> {
  const { path, query, body } = splitAsk(call, ask as Record<string, unknown>);
  const payload = body ? Buffer.from(JSON.stringify(body)) : null;
  return new Promise((resolve, reject) => {
    const sent = request(
      `${address}/api/v1/en-US/${path}${query}`,
      {
        agent,
        method: call.method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(payload
            ? { "content-type": "application/json", "content-length": payload.length }
            : {}),
        },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts) }),
        );
        answer.on("error", reject);
      },
    );
    sent.on("error", reject);
    sent.end(payload);
  });
}
