import { sql } from "kysely";
import { run, type Tx } from "../db/tx.ts";

/** The database channel over which server processes exchange messages. */
export const channel = "fairway_live";

// PostgreSQL limits a notification to less than 8,000 bytes.
const mostBytes = 7900;

/**
 * Sends a message to every server process when the transaction commits; not when it is rolled back.
 *
 * Shape: names and short texts; longer content is stored in a row, and the message carries its id.
 */
export async function tell(tx: Tx, message: object): Promise<void> {
  const text = JSON.stringify(message);
  if (Buffer.byteLength(text) > mostBytes) throw new Error("a told message is too long");
  await run(tx, sql`select pg_notify(${channel}, ${text})`);
}

/** Tells every server process that sessions have ended, so that it closes their connections at once. */
export async function tellEnded(tx: Tx, sessionIds: readonly string[]): Promise<void> {
  // A session's id has 36 characters.
  for (let at = 0; at < sessionIds.length; at += 150) {
    await tell(tx, { ended: sessionIds.slice(at, at + 150) });
  }
}
