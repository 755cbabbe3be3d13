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

/** Creates indexes in parallel, one for each connection, then vacuums all tables. */
export async function rebuildIndexes(
  clients: readonly PoolClient[],
  indexes: readonly string[],
): Promise<void> {
  await inLanes(clients, indexes);
  await inLanes(
    clients,
    filled.map((table) => `vacuum (analyze, parallel 0) ${table}`),
  );
  await clients[0]?.query("analyze");
}

async function inLanes(clients: readonly PoolClient[], texts: readonly string[]): Promise<void> {
  const waiting = [...texts];
  await Promise.all(
    clients.map(async (client) => {
      for (let text = waiting.shift(); text; text = waiting.shift()) await client.query(text);
    }),
  );
}
