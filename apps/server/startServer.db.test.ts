import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { openDatabase } from "@fairway/engine/db/database.ts";
import { createScratchDatabase } from "@fairway/engine/db/scratchDatabase.ts";
import { testServerUrl } from "@fairway/engine/db/testDatabase.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "./startServer.ts";

let scratch: Awaited<ReturnType<typeof createScratchDatabase>>;
let server: RunningServer;
const start = () => startServer({ databaseUrl: scratch.url, port: 0, demo: false, quiet: true });

beforeAll(async () => {
  scratch = await createScratchDatabase(testServerUrl());
  server = await start();
});
afterAll(async () => {
  await server.close();
  await scratch.drop();
});

test("an empty database gets one administrator, who signs in with what the start has said", async () => {
  const [hint] = server.signIns;
  expect(server.signIns).toHaveLength(1);
  const companies = await fetch(
    `${server.address}/api/v1/en-US/SysCompany/GetCompanyPermissionLevel`,
  );
  const [company] = (await companies.json()) as { id: string }[];
  const answer = await fetch(`${server.address}/connect/token`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "password",
      username: hint?.username ?? "",
      password: hint?.password ?? "",
      companyId: company?.id ?? "",
    }),
  });
  expect(await answer.json()).toMatchObject({ must_change_password: true });
});

test("a second start finds the database filled and says no password again", async () => {
  const second = await start();
  expect(second.signIns).toEqual([]);
  expect((await fetch(`${second.address}/health/ready`)).status).toBe(200);
  await second.close();
});

test("a demonstration listens to other machines only when it is named", async () => {
  const owner = openDatabase(scratch.url);
  await owner.pool.query("update company set is_demonstration = true");
  const before = process.env["HOST"];
  process.env["HOST"] = "0.0.0.0";
  try {
    await expect(start()).rejects.toThrow(/HOST=0\.0\.0\.0 opens this demonstration.*--demo/s);
    const named = await startServer({
      databaseUrl: scratch.url,
      port: 0,
      quiet: true,
      demo: true,
      openDemo: true,
    });
    await named.close();
    // A proxy on the same machine opens it, too.
    delete process.env["HOST"];
    process.env["TRUST_PROXY"] = "true";
    await expect(start()).rejects.toThrow(/TRUST_PROXY opens this demonstration/);
    process.env["HOST"] = "0.0.0.0";
    await owner.pool.query("update company set is_demonstration = false");
    await (await start()).close();
  } finally {
    delete process.env["TRUST_PROXY"];
    if (before === undefined) delete process.env["HOST"];
    else process.env["HOST"] = before;
    await owner.close();
  }
});

test("a company that only shares the demonstration's code is not taken for it", async () => {
  const owner = openDatabase(scratch.url);
  const folder = join(import.meta.dirname, "..", "..", "db", "migrations");
  const unmark = await readFile(join(folder, "0280_demonstration_by_its_people.sql"), "utf8");
  const mark = "update company set is_demonstration = true";
  const marked = async () => {
    await owner.pool.query(mark);
    await owner.pool.query(unmark);
    const found = await owner.pool.query("select is_demonstration as is from company");
    return found.rows;
  };
  expect(await marked()).toEqual([{ is: false }]);
  await owner.pool.query("update sys_user set username = 'huong'");
  expect(await marked()).toEqual([{ is: true }]);
  await owner.pool.query("update sys_user set username = 'admin'");
  await owner.pool.query("update company set is_demonstration = false");
  await owner.close();
});

test("a directory's settings that cannot work stop the start with their name", async () => {
  const settings = { DIRECTORY_URL: "ldaps://127.0.0.1:1", DIRECTORY_AUTHORITY: "/nowhere.pem" };
  try {
    Object.assign(process.env, settings);
    await expect(start()).rejects.toThrow("DIRECTORY_URL needs DIRECTORY_BASES");
    process.env["DIRECTORY_BASES"] = "dc=fairway";
    await expect(start()).rejects.toThrow("DIRECTORY_AUTHORITY names no certificate: /nowhere.pem");
  } finally {
    for (const name of [...Object.keys(settings), "DIRECTORY_BASES"]) delete process.env[name];
  }
});

test("every connection runs plans as they are", async () => {
  const database = openDatabase(scratch.url);
  const said = await database.pool.query("show jit");
  await database.close();
  expect(said.rows).toEqual([{ jit: "off" }]);
});
