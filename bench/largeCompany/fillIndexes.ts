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
  "soa_line",
  "soa",
  "advance",
  "advance_line",
  "advance_entry",
  "advance_taken",
  "settlement",
  "settlement_line",
  "unlock_request",
  "unlock_request_job",
  "approval_request",
  "approval_step",
  "approval_holder",
  "partner_agreement",
  "partner_agreement_office",
  "job_unbilled",
  "job_customer",
  "open_line",
  "open_sum",
  "open_sum_move",
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

/**
 * Vacuums all tables until every page is marked as visible to all, so that the planner trusts an
 * index alone. A snapshot that does not see the rows yet keeps vacuum from marking a page, as one of
 * autovacuum does during a longer transaction in any database of the server.
 */
export async function vacuumTables(clients: readonly PoolClient[]): Promise<void> {
  for (let left = await unmarked(clients); left.length > 0; left = await unmarked(clients)) {
    await inLanes(
      clients,
      left.map((table) => `vacuum (parallel 0) ${table}`),
    );
    await setTimeout(50);
  }
  await clients[0]?.query("analyze");
}

/** The filled tables with a page that is not marked. A table that was never vacuumed has none marked. */
async function unmarked([client]: readonly PoolClient[]): Promise<string[]> {
  const found = await client?.query<{ name: string }>(
    `select relname as name from pg_class
    where oid = any($1::text[]::regclass[])
      and relallvisible < pg_relation_size(oid) / current_setting('block_size')::bigint`,
    [filled],
  );
  return found?.rows.map((row) => row.name) ?? [];
}

async function inLanes(clients: readonly PoolClient[], texts: readonly string[]): Promise<void> {
  const waiting = [...texts];
  await Promise.all(
    clients.map(async (client) => {
      for (let text = waiting.shift(); text; text = waiting.shift()) await client.query(text);
    }),
  );
}
