import { randomBytes } from "node:crypto";
import { createScratchDatabase, onServer } from "@fairway/engine/db/scratchDatabase.ts";
import { openDatabase } from "@fairway/engine/db/database.ts";
import { testServerUrl } from "@fairway/engine/db/testDatabase.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningServer, startServer } from "./startServer.ts";

const role = `fairway_test_${randomBytes(6).toString("hex")}`;
let scratch: Awaited<ReturnType<typeof createScratchDatabase>>;
let workUrl: string;
let ownerUrl: string;
let server: RunningServer;

beforeAll(async () => {
  scratch = await createScratchDatabase(testServerUrl());
  // Like an operator's roles: neither role has rights on the server.
  ownerUrl = await roleOn(scratch, `${role}_owns`, true);
  workUrl = await roleOn(scratch, role, false);
  server = await start();
}, 60_000);
afterAll(async () => {
  await server?.close();
  await scratch.drop();
  await onServer(testServerUrl(), (client) => client.query(`drop role ${role}, ${role}_owns`));
});

/**
 * Creates a role, makes it the owner of the database if `owns`, and returns the role's address of
 * the database.
 */
async function roleOn(database: { url: string }, name: string, owns: boolean): Promise<string> {
  const url = new URL(database.url);
  const password = randomBytes(12).toString("hex");
  await onServer(testServerUrl(), async (client) => {
    await client.query(`create role ${name} login password '${password}'`);
    if (owns) await client.query(`alter database ${url.pathname.slice(1)} owner to ${name}`);
  });
  url.username = name;
  url.password = password;
  return url.toString();
}

const start = () =>
  startServer({
    databaseUrl: workUrl,
    ownerUrl,
    port: 0,
    demo: false,
    quiet: true,
  });

async function signIn(password: string): Promise<{ status: number; token: string | undefined }> {
  const companies = await fetch(
    `${server.address}/api/v1/en-US/SysCompany/GetCompanyPermissionLevel`,
  );
  const [company] = (await companies.json()) as { id: string }[];
  const answer = await fetch(`${server.address}/connect/token`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "password",
      username: server.signIns[0]?.username ?? "",
      password,
      companyId: company?.id ?? "",
    }),
  });
  const { access_token: token } = (await answer.json()) as { access_token?: string };
  return { status: answer.status, token };
}

describe("a server that works under a role of its own", () => {
  test("is prepared by the owner, signs people in and writes the audit", async () => {
    expect((await signIn("wrong")).status).toBe(400);
    expect((await signIn("wrong again")).status).toBe(400);
    const { status, token } = await signIn(server.signIns[0]?.password ?? "");
    expect(status).toBe(200);
    expect(token).toMatch(/^ey/);
    const kinds = await onServer(scratch.url, (client) =>
      client.query(
        "select kind, sum((after ->> 'times')::int)::int as times from audit_entry group by kind order by kind",
      ),
    );
    expect(kinds.rows).toEqual([
      { kind: "signIn", times: null },
      { kind: "signInRefused", times: 2 },
    ]);
  });

  test("works off its jobs, though their tables are closed to strangers", async () => {
    const ran = () =>
      onServer(scratch.url, (client) =>
        client.query(
          "select identifier from graphile_worker._private_known_crontabs where last_execution is null or last_execution <= now()",
        ),
      );
    expect((await ran()).rowCount).toBeGreaterThan(0);
    await onServer(workUrl, (client) =>
      client.query("select graphile_worker.add_job('forgetKeptNames', '{}'::json, job_key => 'x')"),
    );
    const seen = await onServer(workUrl, (client) =>
      client.query("select from graphile_worker.jobs"),
    );
    expect(seen.rowCount).toBeGreaterThan(0);
  });

  test.each([
    "update audit_entry set user_name = 'nobody'",
    "update audit_entry set after = '{}'",
    "delete from audit_entry",
    "truncate audit_entry",
    "update history set changed_by = null",
    "delete from history",
    "truncate history cascade",
    "update due_entry set amount = 0",
    "delete from due_entry",
    "alter table audit_entry disable trigger all",
    "drop trigger audit_entry_append_only on audit_entry",
    "drop table audit_entry",
    "create or replace function refuse_audit_change() returns trigger language plpgsql as $$ begin return old; end $$",
    "set session_replication_role = replica",
    "grant update on audit_entry to current_user",
    "create table hidden (x int)",
    "delete from migration.kysely_migration",
  ])("the database refuses it: %s", async (statement) => {
    const done = onServer(workUrl, async (client) => {
      await client.query(statement);
      await client.query("update audit_entry set user_name = 'nobody'");
    });
    await expect(done).rejects.toThrow(/permission denied|must be owner/);
  });

  test("starts again on what it finds, and two at once do not disturb each other", async () => {
    const more = await Promise.all([start(), start()]);
    for (const each of more) {
      expect(each.signIns).toEqual([]);
      await each.close();
    }
  });

  test("refuses to start when the two addresses name different databases", async () => {
    const apart = startServer({
      databaseUrl: workUrl,
      ownerUrl: testServerUrl(),
      port: 0,
      demo: false,
      quiet: true,
    });
    await expect(apart).rejects.toThrow("must name the same database");
  });
});

test("a role that owns the database gives up changing the audit, and the triggers stand besides", async () => {
  const owned = await createScratchDatabase(testServerUrl());
  const ownerRole = `${role}_owner`;
  try {
    const url = await roleOn(owned, ownerRole, true);
    const alone = await startServer({
      databaseUrl: url,
      port: 0,
      demo: false,
      quiet: true,
    });
    await alone.close();
    const database = openDatabase(url);
    const refused = (statement: string) => expect(database.pool.query(statement)).rejects;
    await refused("delete from audit_entry").toThrow("permission denied");
    await refused("update history set changed_by = null").toThrow("permission denied");
    await database.pool.query("grant update, delete on audit_entry to current_user");
    await database.pool.query(
      "insert into audit_entry (company_id, id, kind, object, user_name) values (gen_random_uuid(), gen_random_uuid(), 'lock', 'SFE1', 'x')",
    );
    await refused("delete from audit_entry").toThrow("only ever added to");
    await database.close();
  } finally {
    await owned.drop();
    await onServer(testServerUrl(), (client) => client.query(`drop role if exists ${ownerRole}`));
  }
}, 60_000);
