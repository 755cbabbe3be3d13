import { setTimeout } from "node:timers/promises";
import type { PoolClient } from "pg";

const filled = [
  "surcharge",
  "house_bill",
  "sea_bill",
  "shipment",
  "sea_job",
  "charge_claim",
  "container",
  "acct_management_line",
  "history",
  "partner",
  "acct_management",
  "due",
  "due_entry",
  "document",
  "cd_note",
  "receipt_line",
  "receipt",
  "partner_agreement",
  "partner_agreement_office",
  "job_unbilled",
  "job_customer",
  "open_line",
  "due_day",
];

/** Drops the indexes that no constraint needs and returns the statements that create them. */
export async function dropIndexes(client: PoolClient): Promise<string[]> {
  const found = await client.query<{ name: string; made: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made
    from pg_index i
    where i.indrelid = any($1::text[]::regclass[])
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
    order by array_position($1::text[], i.indrelid::regclass::text), name`,
    [filled],
  );
  for (const { name } of found.rows) await client.query(`drop index ${name}`);
  return found.rows.map((row) => row.made);
}

/** Creates indexes in parallel, one for each connection. */
export async function rebuildIndexes(
  clients: readonly PoolClient[],
  indexes: readonly string[],
): Promise<void> {
  await inLanes(clients, indexes);
  await clients[0]?.query("analyze");
}

/** Vacuums all tables, so that every page is visible to all and the planner trusts an index alone. */
export async function vacuumTables(clients: readonly PoolClient[]): Promise<void> {
  await olderSnapshotsEnded(clients[0] as PoolClient);
  await inLanes(
    clients,
    filled.map((table) => `vacuum (analyze, parallel 0) ${table}`),
  );
}

/** Waits for snapshots, as of autovacuum, that do not see the rows yet: vacuum marks no page then. */
async function olderSnapshotsEnded(client: PoolClient): Promise<void> {
  const older = `select from pg_stat_activity
    where datname = current_database() and backend_xmin is not null and pid <> pg_backend_pid()
      and xact_start < $1::timestamptz`;
  const { rows } = await client.query<{ now: string }>("select clock_timestamp()::text as now");
  while ((await client.query(older, [rows[0]?.now])).rowCount) await setTimeout(50);
}

async function inLanes(clients: readonly PoolClient[], texts: readonly string[]): Promise<void> {
  const waiting = [...texts];
  await Promise.all(
    clients.map(async (client) => {
      for (let text = waiting.shift(); text; text = waiting.shift()) await client.query(text);
    }),
  );
}
