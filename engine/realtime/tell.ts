import { sql } from "kysely";
import { run, type Tx } from "../db/tx.ts";

/** The channel of the database on which server processes hear each other. */
export const channel = "fairway_live";

// PostgreSQL carries less than 8,000 bytes.
const mostBytes = 7900;

/**
 * Tells every server process something once the transaction commits, and never when it is undone.
 *
 * Shape: names and short texts; what is longer lies in a row and is told by its id.
 */
export async function tell(tx: Tx, message: object): Promise<void> {
  const text = JSON.stringify(message);
  if (Buffer.byteLength(text) > mostBytes) throw new Error("a told message is too long");
  await run(tx, sql`select pg_notify(${channel}, ${text})`);
}

/** Tells every server process that sessions are over, so that their connections end at once. */
export async function tellEnded(tx: Tx, sessionIds: readonly string[]): Promise<void> {
  // A session's id has 36 characters.
  for (let at = 0; at < sessionIds.length; at += 150) {
    await tell(tx, { ended: sessionIds.slice(at, at + 150) });
  }
}
