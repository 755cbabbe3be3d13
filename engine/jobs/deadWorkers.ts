import { Client, type Pool } from "pg";
import { NOT_COMPILED } from "../db/database.ts";

// The first half of the lock's key; the second half is made from the id of the pool of workers.
const LOCK = 704_223;

/** Checks in a row that must find a pool dead; a living one may lose its connection for a moment. */
const strikes = 3;

/** A running watch; `stop` ends its connection. */
export type Watch = { stop(): Promise<void> };

/**
 * Releases the jobs of workers whose process no longer lives; the queue itself would keep them locked
 * for four hours.
 *
 * Shape: a connection of this process holds an advisory lock for each of its pools of workers, which
 *   PostgreSQL releases when the process ends. Each server looks for locked jobs of pools without
 *   such a lock. `pools` returns the ids under which the queue locks the jobs of this process.
 * Source: decision 0202
 */
export async function watchWorkers(
  pool: Pool,
  url: string,
  { pools, everySeconds }: { pools: () => readonly string[]; everySeconds: number },
): Promise<Watch> {
  let holder: Client | null = null;
  let held = new Set<string>();
  const found = new Map<string, number>();

  const hold = async () => {
    if (!holder) {
      const opened = new Client({ connectionString: url, keepAlive: true });
      opened.on("error", () => {
        if (holder === opened) holder = null;
      });
      await opened.connect();
      // A host that vanishes is noticed within a minute.
      await opened.query(
        `${NOT_COMPILED}; set tcp_keepalives_idle = 20; set tcp_keepalives_interval = 10`,
      );
      holder = opened;
      held = new Set();
    }
    for (const id of pools()) {
      if (held.has(id)) continue;
      await holder.query("select pg_advisory_lock($1, hashtext($2))", [LOCK, id]);
      held.add(id);
    }
  };
  const release = async () => {
    const { rows } = await pool.query<{ id: string }>(
      `select j.id from (select distinct locked_by as id from graphile_worker.jobs
          where locked_by is not null) j
        where pg_try_advisory_xact_lock($1, hashtext(j.id))`,
      [LOCK],
    );
    const dead = new Set(rows.map(({ id }) => id));
    for (const id of found.keys()) if (!dead.has(id)) found.delete(id);
    for (const id of dead) found.set(id, (found.get(id) ?? 0) + 1);
    const gone = [...found].flatMap(([id, times]) => (times >= strikes ? [id] : []));
    if (gone.length > 0) {
      await pool.query("select graphile_worker.force_unlock_workers($1::text[])", [gone]);
    }
  };
  let beating: Promise<void> = Promise.resolve();
  // Without the database no job is taken, and the next beat tries again.
  const beat = async () => {
    try {
      await hold();
      await release();
    } catch {
      holder?.end().catch(() => {});
      holder = null;
    }
  };
  await beat();
  const timer = setInterval(() => {
    beating = beating.then(beat);
  }, everySeconds * 1000);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await beating;
      await holder?.end();
    },
  };
}
