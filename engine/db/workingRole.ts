import { createHmac } from "node:crypto";
import { type Client, escapeIdentifier, escapeLiteral } from "pg";
import type { Database } from "./database.ts";
import { databaseUrl } from "./scratchDatabase.ts";

/** The working role of an embedded server; it owns nothing. */
const workingRoleName = "fairway_work";

const LOCK = 704_222;

/**
 * Creates the working role of an embedded server and returns its address.
 *
 * The password is derived from the owner's, so that several starts on one server agree.
 */
export async function makeWorkingRole(owner: Client, ownerUrl: string): Promise<string> {
  const url = new URL(ownerUrl);
  const password = createHmac("sha256", decodeURIComponent(url.password))
    .update(workingRoleName)
    .digest("hex");
  // Two starts that alter one role at the same moment would both fail.
  await owner.query("select pg_advisory_lock($1)", [LOCK]);
  try {
    const found = await owner.query("select from pg_roles where rolname = $1", [workingRoleName]);
    const verb = found.rowCount ? "alter" : "create";
    await owner.query(
      `${verb} role ${workingRoleName} login nosuperuser nocreatedb nocreaterole password ${escapeLiteral(password)}`,
    );
  } finally {
    await owner.query("select pg_advisory_unlock($1)", [LOCK]);
  }
  url.username = workingRoleName;
  url.password = password;
  return url.toString();
}

/** Returns the working address of a database from its owner's address. */
export function workingUrl(serverWorkUrl: string, ownerUrl: string): string {
  return databaseUrl(serverWorkUrl, new URL(ownerUrl).pathname.slice(1));
}

/**
 * Grants a role read and write on the tables of the business and the jobs, and insert only on the
 * audit and the history. The role owns nothing, so it can neither alter a table nor disable a trigger.
 */
export async function grantWork(owner: Database, role: string): Promise<void> {
  const name = escapeIdentifier(role);
  const client = await owner.pool.connect();
  try {
    await client.query(`
      begin;
      select pg_advisory_xact_lock(${LOCK});
      grant usage on schema public, graphile_worker to ${name};
      grant select, insert, update, delete on all tables in schema public, graphile_worker to ${name};
      revoke update, delete on audit_entry, history, shared_history, due_entry from ${name};
      grant usage, select on all sequences in schema public, graphile_worker to ${name};
      do $$
        declare guarded regclass;
        begin
          -- The job tables let nobody but their owner see rows unless a policy says so.
          for guarded in
            select c.oid from pg_class c
            where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
              and not exists (
                select from pg_policy p where p.polrelid = c.oid and p.polname = 'fairway_works'
              )
          loop
            execute format('create policy fairway_works on %s using (true) with check (true)', guarded);
          end loop;
        end
      $$;
      commit`);
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}
