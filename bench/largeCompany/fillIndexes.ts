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

/** Drops the indexes that no constraint needs, and says how to make them again. */
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

/** Makes indexes again, as many at a time as there are connections, then vacuums all tables. */
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
