import { Refused } from "@fairway/core/refusal/refusal.ts";
import type { Database } from "./database.ts";
import { isDatabaseAway } from "./isDatabaseAway.ts";
import { readOnly, type Tx } from "./tx.ts";

/** Reads from the replica, or from the database itself when the replica cannot answer. */
export async function readFromCopy<T>(
  copy: Database,
  read: (tx: Tx, database: Database) => Promise<T>,
  readHere: () => Promise<T>,
): Promise<T> {
  try {
    return await readOnly(copy, (tx) => read(tx, copy));
  } catch (error) {
    if (!isUnable(error)) throw error;
    return readHere();
  }
}

/**
 * Did the replica fail? It is unreachable, its replay conflicts with the read each time, or it has
 * not replayed a migration yet.
 */
function isUnable(error: unknown): boolean {
  if (error instanceof Refused) return error.code === "record.busy";
  const { code } = error as { code?: unknown };
  return isDatabaseAway(error) || (typeof code === "string" && /^42(P01|703|883)$/.test(code));
}
