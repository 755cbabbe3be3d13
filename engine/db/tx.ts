import { setTimeout as pause } from "node:timers/promises";
import type { RawBuilder, Transaction } from "kysely";
import { fieldsOf } from "./columnNames.ts";
import { registeredConstraints, translateDatabaseError } from "./constraintRefusals.ts";
import type { Database, Tables } from "./database.ts";
import { isOutdatedPlan } from "./namedClient.ts";
import { refuseValue } from "./refusals.ts";
import { StatementCounter } from "./statementCounter.ts";

/** One open transaction; the first parameter of every verb. */
export type Tx = Transaction<Tables>;

type Sql = RawBuilder<unknown>;

const counters = new WeakMap<Tx, StatementCounter>();
const TRIES = 5;
// Serialization failure and deadlock: the other transaction has won, a second try may succeed.
const WORTH_RETRYING = new Set(["40001", "40P01"]);

/** Returns the number of statements that a transaction has sent so far. */
export function statementCount(tx: Tx): number {
  return counters.get(tx)?.count ?? 0;
}

/** Returns the same transaction with its statements counted. */
export function counted(tx: Tx): Tx {
  const counter = new StatementCounter();
  const withCounter = tx.withPlugin(counter);
  counters.set(withCounter, counter);
  return withCounter;
}

/**
 * Runs a function in one transaction: committed when it returns, rolled back when it throws.
 *
 * Locks: a deadlock, serialization failure or changed table runs the function again, five times at most.
 * Refuses: record.busy when every run has failed this way.
 */
export function inTransaction<T>(database: Database, fn: (tx: Tx) => Promise<T>): Promise<T> {
  return attempt(() => database.kysely.transaction().execute((tx) => fn(counted(tx))), TRIES);
}

/**
 * Runs a function that may not write.
 *
 * Every statement sees what is committed at its start, inside and outside a transaction, so no
 * transaction is opened where the connection refuses to write; this saves two round trips.
 */
export function readOnly<T>(database: Database, fn: (tx: Tx) => Promise<T>): Promise<T> {
  const { reading, kysely } = database;
  if (reading) {
    return attempt(
      () => reading.connection().execute((held) => fn(counted(held as unknown as Tx))),
      TRIES,
    );
  }
  const transaction = kysely.transaction().setAccessMode("read only");
  return attempt(() => transaction.execute((tx) => fn(counted(tx))), TRIES);
}

/** Reads all rows of a statement, columns renamed to fields. */
export async function rows<T>(tx: Tx, query: Sql): Promise<T[]> {
  const result = await send(tx, query);
  return result.rows.map((row) => fieldsOf(row as Record<string, unknown>) as T);
}

/** Reads the single row of a statement; no row or several are a fault of the program. */
export async function one<T>(tx: Tx, query: Sql): Promise<T> {
  const found = await rows<T>(tx, query);
  if (found.length !== 1) throw new Error(`expected exactly one row, found ${found.length}`);
  return found[0] as T;
}

/** Reads the single row of a statement, or null if there is none. */
export async function maybe<T>(tx: Tx, query: Sql): Promise<T | null> {
  const found = await rows<T>(tx, query);
  if (found.length > 1) throw new Error(`expected at most one row, found ${found.length}`);
  return found[0] ?? null;
}

/** Runs a statement and returns the number of affected rows. */
export async function run(tx: Tx, query: Sql): Promise<number> {
  const result = await send(tx, query);
  return Number(result.numAffectedRows ?? result.rows.length);
}

async function send(tx: Tx, query: Sql) {
  try {
    return await query.execute(tx);
  } catch (error) {
    throw translateDatabaseError(error, registeredConstraints());
  }
}

async function attempt<T>(work: () => Promise<T>, triesLeft: number): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = (error as { code?: unknown } | null)?.code;
    const isLost = typeof code === "string" && WORTH_RETRYING.has(code);
    if (triesLeft > 1 && (isLost || isOutdatedPlan(error))) {
      // Transactions that collided must not retry at the same moment.
      if (isLost) await pause(Math.random() * 25 * 2 ** (TRIES - triesLeft));
      return attempt(work, triesLeft - 1);
    }
    if (isLost) throw refuseValue("record.busy");
    // Deferred constraints are checked only at commit.
    throw translateDatabaseError(error, registeredConstraints());
  }
}
