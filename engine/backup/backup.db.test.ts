import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { companyId } from "../../tests/cast/people.ts";
import { writeChargedJob } from "../../tests/cast/chargedJob.ts";
import { keyMainJobCharges } from "../../tests/cast/mainJobCharges.ts";
import { openDatabase } from "../db/database.ts";
import { createScratchDatabase, type ScratchDatabase } from "../db/scratchDatabase.ts";
import { testDatabase, testServerUrl } from "../db/testDatabase.ts";
import { inTransaction, one, run } from "../db/tx.ts";
import { restoreBackup } from "./restoreBackup.ts";
import { type BackupSums, writeBackup } from "./writeBackup.ts";

const database = await testDatabase();
const migrations = join(import.meta.dirname, "..", "..", "db", "migrations");
const folder = await mkdtemp(join(tmpdir(), "fairway-backup-"));
const file = join(folder, "books.fairway");
afterAll(() => back?.drop());
afterAll(() => rm(folder, { recursive: true, force: true }));

// Every character that a text format could mishandle.
const oddText = "tab\t line\n return\r \\. \\N \\ \u2028 ố💥 '\"";
let sums: BackupSums = {};
let back: ScratchDatabase | null = null;
const backUrl = () => back?.url ?? "";

/** Restores into an empty database, inspects it and drops it. */
async function restored<T>(from: string, look: (url: string) => Promise<T>): Promise<T> {
  const scratch = await createScratchDatabase(testServerUrl());
  try {
    await restoreBackup(scratch.url, from, migrations);
    return await look(scratch.url);
  } finally {
    await scratch.drop();
  }
}

beforeAll(async () => {
  await inTransaction(database, async (tx) => {
    await writeChargedJob(tx);
    await keyMainJobCharges(tx);
    const id = "0190c0de-0000-7000-8000-00000000f11e";
    await run(
      tx,
      sql`insert into attached_file
        (company_id, id, module_name, folder, object_id, name, alias_name, note, mime, size, sha256)
        values (${companyId}, ${id}, 'Document', 'Shipment', ${id}, 'a', 'a', ${oddText}, 'x/y', 500000, '-')`,
    );
    await run(
      tx,
      sql`insert into attached_file_part (company_id, file_id, part_no, bytes)
        values (${companyId}, ${id}, 1, ${randomBytes(500_000)})`,
    );
  });
  sums = await writeBackup(database.url, file);
  back = await createScratchDatabase(testServerUrl());
  await restoreBackup(back.url, file, migrations);
});

describe("a backup", () => {
  test("restored holds every row of every table, files included", async () => {
    expect(sums["surcharge"]?.rows).toBeGreaterThan(3);
    expect(await writeBackup(backUrl(), join(folder, "again.fairway"))).toEqual(sums);
  });

  test("restored keeps the texts and the bytes to the letter", async () => {
    const read = async (url: string) => {
      const opened = openDatabase(url, { poolSize: 1 });
      const found = await opened.pool.query(
        "select note, md5(bytes) as bytes from attached_file f join attached_file_part p on p.company_id = f.company_id and p.file_id = f.id",
      );
      await opened.close();
      return found.rows;
    };
    const before = await read(database.url);
    expect(before[0].note).toBe(oddText);
    expect(await read(backUrl())).toEqual(before);
  });

  test("restored guards its rows as before: keys, triggers and checks stand", async () => {
    const guards = async (url: string) => {
      const opened = openDatabase(url, { poolSize: 1 });
      const found = await opened.pool.query(
        `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as guard
          from pg_constraint where connamespace = 'public'::regnamespace and convalidated
          union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger
            where not tgisinternal order by 1`,
      );
      await opened.close();
      return found.rows.map((row) => row.guard);
    };
    const there = await guards(database.url);
    expect(there.length).toBeGreaterThan(300);
    expect(await guards(backUrl())).toEqual(there);
  });

  test("is of one moment, whatever is written meanwhile", async () => {
    const over = new AbortController();
    const writing = (async () => {
      for (let at = 1; !over.signal.aborted; at += 1) {
        await inTransaction(database, async (tx) => {
          const values = sql`(company_id, kind, prefix, period, last_number) values (${companyId}`;
          await run(tx, sql`insert into document_sequence ${values}, 'a', ${String(at)}, '', 1)`);
          await run(tx, sql`insert into document_sequence ${values}, 'z', ${String(at)}, '', 1)`);
        });
      }
    })();
    const busy = join(folder, "busy.fairway");
    const during = await writeBackup(database.url, busy).finally(() => over.abort());
    await writing;
    const pairs = await restored(busy, async (url) => {
      const opened = openDatabase(url, { poolSize: 1 });
      const found = await inTransaction(opened, (tx) =>
        one<{ halves: number }>(
          tx,
          sql`select count(*)::int % 2 as halves from document_sequence where kind in ('a', 'z')`,
        ),
      );
      await opened.close();
      return found.halves;
    });
    expect(pairs).toBe(0);
    expect(during["surcharge"]).toEqual(sums["surcharge"]);
  });
});

describe("a backup is refused", () => {
  const failing = async (name: string, bytes: Buffer) => {
    const bad = join(folder, name);
    await writeFile(bad, bytes);
    return restored(bad, async () => "restored").catch((error: Error) => error.message);
  };

  test("when it ends in the middle", async () => {
    const whole = gunzipSync(await readFile(file));
    expect(await failing("cut", (await readFile(file)).subarray(0, 20_000))).toMatch(
      /cannot be|ends|unexpected/i,
    );
    const cut = whole.subarray(0, whole.lastIndexOf('{"whole"'));
    expect(await failing("short", gzipSync(cut))).toMatch(/ends in the middle/);
  });

  test("when a value was changed in it", async () => {
    const text = gunzipSync(await readFile(file)).toString("latin1");
    // A value that no rule of a table computes.
    const changed = text.replace("\tx/y\t", "\tx/z\t");
    expect(changed).not.toBe(text);
    expect(await failing("changed", gzipSync(Buffer.from(changed, "latin1")))).toMatch(/differs/);
  });

  test("when it is something else, or comes from a newer version", async () => {
    expect(await failing("other", gzipSync(Buffer.from("hello\n")))).toMatch(
      /no backup of Fairway/,
    );
    const head = { fairwayBackup: 1, madeAt: "", migrations: ["9999_from_tomorrow"] };
    const newer = gzipSync(Buffer.from(`${JSON.stringify(head)}\n`));
    expect(await failing("newer", newer)).toMatch(/9999_from_tomorrow/);
  });

  test("by a database that holds something already", async () => {
    await expect(restoreBackup(database.url, file, migrations)).rejects.toThrow(/not empty/);
  });
});
