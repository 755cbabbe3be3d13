import { once } from "node:events";
import type { Duplex } from "node:stream";
import type { Client } from "pg";

// The part of the driver's connection that COPY uses; its types omit it.
interface Connection {
  readonly stream: Duplex;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(why: string): void;
}

const MOST_WAITING = 4 * 1024 * 1024;

/** Reads the output of COPY … TO STDOUT in chunks, no faster than the reader consumes them. */
export async function* copyOut(client: Client, text: string): AsyncGenerator<Buffer> {
  let connection: Connection | null = null;
  let waiting: Buffer[] = [];
  let size = 0;
  let ended: { error?: Error } | null = null;
  let { promise: moved, resolve: move } = Promise.withResolvers<void>();
  const wake = () => {
    move();
    ({ promise: moved, resolve: move } = Promise.withResolvers<void>());
  };
  submit(client, {
    submit(given) {
      connection = given;
      given.query(text);
    },
    handleCopyData({ chunk }) {
      // The driver reuses its buffer.
      waiting.push(Buffer.from(chunk));
      size += chunk.length;
      if (size > MOST_WAITING) connection?.stream.pause();
      wake();
    },
    handleError(error) {
      ended = { error };
      wake();
    },
    handleReadyForQuery() {
      ended ??= {};
      wake();
    },
  });
  for (;;) {
    const taken = waiting;
    waiting = [];
    size = 0;
    for (const piece of taken) yield piece;
    (connection as Connection | null)?.stream.resume();
    const end = ended as { error?: Error } | null;
    if (end?.error) throw end.error;
    if (end && waiting.length === 0) return;
    if (waiting.length === 0) await moved;
  }
}

/** Sends rows to a COPY … FROM STDIN. */
export function copyIn(client: Client, text: string, rows: AsyncIterable<Buffer>): Promise<void> {
  return new Promise((resolve, reject) => {
    let failed: Error | null = null;
    submit(client, {
      submit: (connection) => connection.query(text),
      handleCopyInResponse(connection) {
        void feed(connection, rows).catch((error: Error) => {
          failed = error;
          connection.sendCopyFail(error.message);
        });
      },
      // After an error the driver reports nothing more for this query.
      handleError: (error) => reject(failed ?? error),
      handleReadyForQuery: () => resolve(),
    });
  });
}

async function feed(connection: Connection, rows: AsyncIterable<Buffer>): Promise<void> {
  for await (const piece of rows) {
    connection.sendCopyFromChunk(piece);
    if (connection.stream.writableNeedDrain) await once(connection.stream, "drain");
  }
  connection.endCopyFrom();
}

interface Submitted {
  submit(connection: Connection): void;
  handleCopyData?(message: { chunk: Buffer }): void;
  handleCopyInResponse?(connection: Connection): void;
  handleError(error: Error): void;
  handleReadyForQuery(): void;
}

function submit(client: Client, query: Submitted): void {
  const nothing = () => {};
  const whole = { handleRowDescription: nothing, handleCommandComplete: nothing, ...query };
  client.query(whole as never);
}
