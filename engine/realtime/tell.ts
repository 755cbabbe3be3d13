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
  await run(tx, sql`select pg_notify(${channel}, ${textOf(message)})`);
}

/** Sends several messages with one statement. */
export async function tellAll(tx: Tx, messages: readonly object[]): Promise<void> {
  const texts = messages.map(textOf);
  if (texts.length === 0) return;
  await run(
    tx,
    sql`select pg_notify(${channel}, m.text) from unnest(${texts}::text[]) as m (text)`,
  );
}

function textOf(message: object): string {
  const text = JSON.stringify(message);
  if (Buffer.byteLength(text) > mostBytes) throw new Error("a told message is too long");
  return text;
}

/** Tells every server process that sessions have ended, so that it closes their connections at once. */
export async function tellEnded(tx: Tx, sessionIds: readonly string[]): Promise<void> {
  // A session's id has 36 characters.
  for (let at = 0; at < sessionIds.length; at += 150) {
    await tell(tx, { ended: sessionIds.slice(at, at + 150) });
  }
}
