import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "./database.ts";
import { isDatabaseAway } from "./isDatabaseAway.ts";
import { rolledBack, testDatabase } from "./testDatabase.ts";
import { inTransaction, maybe, one, readOnly, rows, run, statementCount } from "./tx.ts";

const database = await testDatabase();

beforeAll(async () => {
  await database.pool.query("create table crate (id int primary key, weight numeric(9, 3))");
  await database.pool.query("insert into crate values (1, 10), (2, 20)");
});

describe("reading", () => {
  test("days, instants and exact numbers come as the text that was written", async () => {
    const row = await rolledBack(database, (tx) =>
      one(
        tx,
        sql`select date '2026-03-29' as sailing_day, numeric '1450.50' as unit_price,
          timestamptz '2026-11-21 09:03:04.123456+07' as datetime_modified,
          timestamptz '2026-11-21 09:00:00+07' as on_the_hour,
          array[1.10, 2.20]::numeric[] as vats, 9007199254740993::bigint as big,
          array['SGN', 'HPH'] as ports, '{"job_no": {"sub_key": 1}}'::jsonb as raw_input`,
      ),
    );
    expect(row).toEqual({
      sailingDay: "2026-03-29",
      unitPrice: "1450.50",
      datetimeModified: "2026-11-21T02:03:04.123Z",
      onTheHour: "2026-11-21T02:00:00.000Z",
      vats: ["1.10", "2.20"],
      big: "9007199254740993",
      ports: ["SGN", "HPH"],
      rawInput: { job_no: { sub_key: 1 } },
    });
  });

  test("one row is one row: none or two are a fault", async () => {
    await rolledBack(database, async (tx) => {
      await expect(one(tx, sql`select 1 where false`)).rejects.toThrow("exactly one");
      await expect(one(tx, sql`select * from crate`)).rejects.toThrow("exactly one");
      await expect(maybe(tx, sql`select * from crate`)).rejects.toThrow("at most one");
      expect(await maybe(tx, sql`select * from crate where id = 9`)).toBeNull();
      expect(await maybe(tx, sql`select * from crate where id = 2`)).toEqual({
        id: 2,
        weight: "20.000",
      });
    });
  });

  test("every statement of a transaction is counted", async () => {
    await rolledBack(database, async (tx) => {
      expect(statementCount(tx)).toBe(0);
      await rows(tx, sql`select * from crate`);
      await run(tx, sql`update crate set weight = 1 where id = 1`);
      await tx.selectFrom("crate").selectAll().execute();
      expect(statementCount(tx)).toBe(3);
    });
  });

  test("a statement sent twice is planned once, under a name", async () => {
    const plans = await rolledBack(database, async (tx) => {
      for (const id of [1, 2]) await rows(tx, sql`select weight from crate where id = ${id}`);
      return rows<{ name: string }>(
        tx,
        sql`select name from pg_prepared_statements where statement like 'select weight%'`,
      );
    });
    expect(plans).toHaveLength(1);
  });
});

describe("transactions", () => {
  test("what is thrown undoes what was written", async () => {
    const failing = inTransaction(database, async (tx) => {
      expect(await run(tx, sql`delete from crate`)).toBe(2);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await readOnly(database, (tx) => rows(tx, sql`select * from crate`))).toHaveLength(2);
  });

  test("a read-only transaction cannot write", async () => {
    const writing = readOnly(database, (tx) => run(tx, sql`delete from crate`));
    await expect(writing).rejects.toThrow("read-only transaction");
  });

  test("a table that is changed meanwhile is read with its new columns", async () => {
    const single = openDatabase(database.url, { poolSize: 1 });
    const read = () =>
      inTransaction(single, (tx) => one(tx, sql`select * from tin where id = ${1}`));
    await single.pool.query("create table tin (id int); insert into tin values (1)");
    expect(await read()).toEqual({ id: 1 });
    await single.pool.query("alter table tin add column label text default 'new'");
    expect(await read()).toEqual({ id: 1, label: "new" });
    expect(await read()).toEqual({ id: 1, label: "new" });
    await single.close();
  });

  test("two transactions that lock each other out both pass in the end", async () => {
    let tries = 0;
    const { promise: bothHoldOne, resolve: meet } = Promise.withResolvers<void>();
    const { promise: winnerIsDone, resolve: end } = Promise.withResolvers<void>();
    const swap = async (first: number, second: number) => {
      await inTransaction(database, async (tx) => {
        tries += 1;
        // Otherwise the loser may take its first row again before the winner has woken, and lose again.
        if (tries > 2) await winnerIsDone;
        await run(tx, sql`update crate set weight = weight + 1 where id = ${first}`);
        if (tries >= 2) meet();
        await bothHoldOne;
        await run(tx, sql`update crate set weight = weight + 1 where id = ${second}`);
      });
      end();
    };
    await Promise.all([swap(1, 2), swap(2, 1)]);
    expect(tries).toBe(3);
    const after = await readOnly(database, (tx) => rows(tx, sql`select weight from crate`));
    expect(after).toEqual(expect.arrayContaining([{ weight: "12.000" }, { weight: "22.000" }]));
  });

  test("one that loses to others again and again is refused, with nothing written", async () => {
    let tries = 0;
    const losing = inTransaction(database, async (tx) => {
      tries += 1;
      await run(tx, sql`delete from crate`);
      await run(tx, sql`do $$ begin raise exception 'lost' using errcode = '40P01'; end $$`);
    });
    await expect(losing).rejects.toMatchObject({ code: "record.busy", entry: { status: 409 } });
    expect(tries).toBe(5);
    expect(await readOnly(database, (tx) => rows(tx, sql`select * from crate`))).toHaveLength(2);
  });

  test("a connection cut between two statements fails its transaction and nothing else", async () => {
    const other = openDatabase(database.url, { poolSize: 2 });
    const cut = inTransaction(other, async (tx) => {
      const { pid } = await one<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
      await database.pool.query("select pg_terminate_backend($1)", [pid]);
      await new Promise((done) => setTimeout(done, 50));
      await run(tx, sql`delete from crate`);
    });
    await expect(cut).rejects.toSatisfy(isDatabaseAway);
    expect(await readOnly(other, (tx) => rows(tx, sql`select * from crate`))).toHaveLength(2);
    await other.close();
  });
});
