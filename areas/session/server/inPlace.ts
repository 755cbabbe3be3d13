import { signInQueue } from "@fairway/areas/access/server/passwords.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, type Tx } from "@fairway/engine/db/tx.ts";
import { fairTurns } from "@fairway/engine/http/fairTurns.ts";
import { refuseSession } from "../model/refusals.ts";
import { giveBackPlace, type Place, takePlace, type Try } from "./failureTable.ts";

// Addresses take turns at the database, too: a flood from one would otherwise hold every connection,
// because its refusals wait for one another at the one audit entry of its minute.
const atDatabase = fairTurns({ ...signInQueue, atOnce: 3 });

// Tries of one name from one address go one after the other, so that a right one waits until those
// before it are decided and is not locked out by them.
const lines = new Map<string, { readonly inTurn: ReturnType<typeof fairTurns>; waiting: number }>();

async function inLine<T>(attempt: Try, work: () => Promise<T>): Promise<T> {
  const key = `${attempt.companyId} ${attempt.from} ${attempt.username}`;
  const line = lines.get(key) ?? { inTurn: fairTurns({ ...signInQueue, atOnce: 1 }), waiting: 0 };
  lines.set(key, line);
  line.waiting += 1;
  try {
    return await line.inTurn(attempt.from, work);
  } finally {
    line.waiting -= 1;
    if (line.waiting === 0) lines.delete(key);
  }
}

/**
 * Compares a password while its try is counted as a failure. The count stays if `compare` returns
 * null; if it throws, it is taken back; if it succeeds, it has to take it back itself, with
 * `giveBackPlace` in the transaction of its success.
 *
 * Refuses: signIn.locked · request.tooMany when its turn takes too long
 */
export function inPlace<Found, Result>(
  database: Database,
  attempt: Try,
  find: (tx: Tx) => Promise<Found>,
  compare: (found: Found, place: Place) => Promise<Result | null>,
): Promise<Result | null> {
  return inLine(attempt, async () => {
    const [found, place] = await atDatabase(attempt.from, () =>
      inTransaction(database, async (tx) => {
        const isThere = await find(tx);
        const taken = await takePlace(tx, attempt);
        if (!("seconds" in taken)) return [isThere, taken] as const;
        throw refuseSession("signIn.locked", { minutes: Math.ceil(taken.seconds / 60) });
      }),
    );
    try {
      return await compare(found, place);
    } catch (error) {
      await inTransaction(database, (tx) => giveBackPlace(tx, place));
      throw error;
    }
  });
}
