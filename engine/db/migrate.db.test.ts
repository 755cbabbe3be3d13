import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { type Database, openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";
import { createScratchDatabase, type ScratchDatabase } from "./scratchDatabase.ts";
import { testServerUrl } from "./testDatabase.ts";

const folder = await mkdtemp(join(tmpdir(), "fairway-migrations-"));
let scratch: ScratchDatabase;
let starts: Database[];

beforeEach(async () => {
  scratch = await createScratchDatabase(testServerUrl());
  starts = [1, 2, 3].map(() => openDatabase(scratch.url, { poolSize: 2 }));
  await writeFile(
    join(folder, "0001_first.sql"),
    "create table a (x int);\ncreate table b (y int);",
  );
  await writeFile(
    join(folder, "0200_later.sql"),
    "insert into a values (1); insert into a values (2);",
  );
});

afterEach(async () => {
  await Promise.all(starts.map((database) => database.close()));
  await scratch.drop();
  await rm(join(folder, "0100_between.sql"), { force: true });
  await rm(join(folder, "0300_wrong.sql"), { force: true });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const first = () => starts[0] as Database;

test("three starts at once run every file exactly once", async () => {
  const ran = await Promise.all(starts.map((database) => migrate(database, folder)));
  expect(ran.flat().toSorted()).toEqual(["0001_first", "0200_later"]);
  expect((await first().pool.query("select x from a")).rows).toEqual([{ x: 1 }, { x: 2 }]);
});

test("a file with a lower number may come later", async () => {
  await migrate(first(), folder);
  await writeFile(join(folder, "0100_between.sql"), "insert into b values (7)");
  expect(await migrate(first(), folder)).toEqual(["0100_between"]);
  expect(await migrate(first(), folder)).toEqual([]);
});

test("a file that fails is named and leaves nothing of itself", async () => {
  await migrate(first(), folder);
  await writeFile(join(folder, "0300_wrong.sql"), "create table c (z int); select * from nowhere;");
  await expect(migrate(first(), folder)).rejects.toThrow("migration 0300_wrong failed");
  const found = await first().pool.query("select to_regclass('c') as c");
  expect(found.rows).toEqual([{ c: null }]);
});
