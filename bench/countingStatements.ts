import type { CallSpec } from "@fairway/core/contract/call.ts";
import { NamedClient } from "@fairway/engine/db/namedClient.ts";
import type { Client } from "../faults/client.ts";

// Statements that open, end and set up a transaction, for which the database plans nothing.
const aside = /^\s*(begin|commit|rollback|savepoint|release|set|start transaction)\b/i;
let sent = 0;
let isCounting = false;

/** Counts every statement that this process sends over its pools from now on. */
function startCounting(): void {
  if (isCounting) return;
  isCounting = true;
  const query = NamedClient.prototype.query;
  NamedClient.prototype.query = function counted(...args: unknown[]) {
    const [first] = args;
    const text = typeof first === "string" ? first : (first as { text?: string } | null)?.text;
    if (text !== undefined && !aside.test(text)) sent += 1;
    return query.apply(this, args);
  };
}

/** A client whose calls are counted, for a server in this same process. */
export interface CountingClient extends Client {
  /** The number of statements of the last call of this kind. */
  statements(call: CallSpec): number;
}

/** Counts the statements of each call of a client, including the check of the session. */
export function countingStatements(client: Client): CountingClient {
  startCounting();
  const counts = new Map<CallSpec, number>();
  const counting =
    <Rest extends unknown[], Answer>(
      send: (call: never, ...rest: Rest) => Promise<Answer>,
    ): ((call: CallSpec, ...rest: Rest) => Promise<Answer>) =>
    async (call, ...rest) => {
      const before = sent;
      const answer = await send(call as never, ...rest);
      counts.set(call, sent - before);
      return answer;
    };
  return {
    ...client,
    ask: counting(client.ask as never) as Client["ask"],
    send: counting(client.send as never) as Client["send"],
    statements: (call) => {
      const count = counts.get(call);
      if (count === undefined) throw new Error(`${call.path} was not called`);
      return count;
    },
  };
}
