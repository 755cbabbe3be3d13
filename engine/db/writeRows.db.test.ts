import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { registerConstraints } from "./constraintRefusals.ts";
import { rolledBack, testDatabase } from "./testDatabase.ts";
import { one, rows, run, statementCount, type Tx } from "./tx.ts";
import {
  deleteRows,
  insertRow,
  insertRows,
  newId,
  updateRows,
  updateVersioned,
} from "./writeRows.ts";

const database = await testDatabase();
const companyId = newId();
const otherCompanyId = newId();

type Parcel = { id: string; code: string; weight: string | null; version: number };

beforeAll(async () => {
  await database.pool.query(`
    create table parcel (
      company_id uuid not null, id uuid not null, version integer not null default 1,
      code varchar(10) not null, weight numeric(9, 3), marks text[], parent_ids uuid[],
      raw jsonb, user_modified text, datetime_modified timestamptz, opened_on date,
      parent_id uuid,
      constraint parcel_pk primary key (company_id, id),
      constraint parcel_code_key unique (company_id, code),
      constraint parcel_weight_positive check (weight > 0),
      constraint parcel_parent_fk foreign key (company_id, parent_id)
        references parcel (company_id, id) on delete restrict
    );
    create trigger parcel_history after insert or update or delete on parcel
      for each row execute function record_history('parcel')`);
});

const parcel = (code: string, more: object = {}) => ({ companyId, id: newId(), code, ...more });

const refusal = (work: (tx: Tx) => Promise<unknown>) => rolledBack(database, work);

function allParcels(tx: Tx): Promise<Parcel[]> {
  return rows<Parcel>(tx, sql`select * from parcel where company_id = ${companyId} order by code`);
}

describe("writing rows", () => {
  test("lists, days, instants, exact numbers and free-form values go in as they are", async () => {
    const parentIds = [newId(), newId()];
    const written = {
      ...parcel("A", { weight: "12.500", marks: ["N/M", 'a, "b"'], parentIds }),
      raw: { jobNo: [1, { x: null }] },
      userModified: "lan",
      datetimeModified: "2026-11-21T02:03:04.123Z",
      openedOn: "2026-03-29",
    };
    await rolledBack(database, async (tx) => {
      await insertRow(tx, "parcel", written);
      expect(await one(tx, sql`select * from parcel`)).toEqual({
        ...written,
        version: 1,
        parentId: null,
      });
    });
  });

  test("two hundred rows cost as many statements as two", async () => {
    await rolledBack(database, async (tx) => {
      const many = Array.from({ length: 200 }, (_, index) => parcel(`P${index}`));
      many.push(parcel("LAST", { weight: "1" }) as (typeof many)[number]);
      expect(await insertRows(tx, "parcel", many)).toBe(201);
      const heavier = many.map(({ id }, index) => ({ id, weight: `${index + 1}.5` }));
      expect(await updateRows(tx, "parcel", companyId, heavier)).toBe(201);
      expect(statementCount(tx)).toBe(2);
      const found = await allParcels(tx);
      expect(found.find(({ code }) => code === "P9")?.weight).toBe("10.500");
      const ids = many.map(({ id }) => id);
      expect(await deleteRows(tx, "parcel", otherCompanyId, ids)).toBe(0);
      expect(await deleteRows(tx, "parcel", companyId, ids)).toBe(201);
    });
  });

  test("an update with uneven rows is a fault, not a loss", async () => {
    await rolledBack(database, async (tx) => {
      const uneven = [
        { id: newId(), weight: "1" },
        { id: newId(), code: "B" },
      ];
      await expect(updateRows(tx, "parcel", companyId, uneven)).rejects.toThrow("same fields");
    });
  });

  test("the second of two saves is refused as a conflict", async () => {
    await rolledBack(database, async (tx) => {
      const { id, ...rest } = parcel("A", { weight: "3" });
      await insertRow(tx, "parcel", { id, ...rest });
      const key = { companyId, id, version: 1 };
      expect(await updateVersioned(tx, "parcel", key, { code: "B" })).toBe(2);
      const second = updateVersioned(tx, "parcel", key, { code: "C" });
      await expect(second).rejects.toMatchObject({
        code: "record.conflict",
        entry: { status: 409 },
      });
      const [found] = await allParcels(tx);
      expect(found).toMatchObject({ code: "B", version: 2, weight: "3.000" });
    });
  });
});

describe("what the database refuses", () => {
  test("a value twice is refused with the value", async () => {
    const twice = refusal((tx) => insertRows(tx, "parcel", [parcel("A"), parcel("A")]));
    await expect(twice).rejects.toMatchObject({
      code: "record.exists",
      entry: { status: 409 },
      facts: { what: "A" },
      fields: [{ field: "code" }],
    });
  });

  test("an area's own words for a constraint come first", async () => {
    registerConstraints({
      parcel_weight_positive: ({ constraint }) => new Error(`in other words: ${constraint}`),
    });
    const weightless = refusal((tx) => insertRow(tx, "parcel", parcel("A", { weight: "0" })));
    await expect(weightless).rejects.toThrow("in other words: parcel_weight_positive");
  });

  test("a reference to a missing row and the deletion of a referenced row are different refusals", async () => {
    const dangling = refusal((tx) => insertRow(tx, "parcel", parcel("A", { parentId: newId() })));
    await expect(dangling).rejects.toMatchObject({
      code: "record.unknownReference",
      fields: [{ field: "parentId" }],
    });
    const inUse = refusal(async (tx) => {
      const parent = parcel("A");
      await insertRows(tx, "parcel", [parent, parcel("B", { parentId: parent.id })]);
      await deleteRows(tx, "parcel", companyId, [parent.id]);
    });
    await expect(inUse).rejects.toMatchObject({ code: "record.inUse", entry: { status: 409 } });
  });

  test.each([
    ["a missing value", { code: null }, "field.required"],
    ["a text that is too long", { code: "ELEVEN CHARS" }, "record.tooLong"],
    ["a number that is too large", { weight: "12345678901" }, "record.outOfRange"],
    ["a number that is none", { weight: "1,5" }, "record.malformed"],
    ["a day that is none", { openedOn: "2026-02-30" }, "record.outOfRange"],
    ["an id that is none", { parentId: "seven" }, "record.malformed"],
    ["a character no text may hold", { code: "A\u0000" }, "record.malformed"],
  ])("%s is refused, never a fault of the server", async (_, wrong, code) => {
    const refused = refusal((tx) => insertRow(tx, "parcel", parcel("A", wrong)));
    await expect(refused).rejects.toMatchObject({ code, entry: { status: 400 } });
  });
});

describe("history", () => {
  type Line = { action: string; changedBy: string; before: unknown; after: unknown };
  const lines = (tx: Tx) =>
    rows<Line>(tx, sql`select action, changed_by, before, after from history order by changed_at`);

  test("says who changed which fields from what to what", async () => {
    await rolledBack(database, async (tx) => {
      const row = parcel("A", { userModified: "lan" });
      const key = { companyId, id: row.id, version: 1 };
      await insertRow(tx, "parcel", row);
      await updateVersioned(tx, "parcel", key, { code: "B", userModified: "minh" });
      await deleteRows(tx, "parcel", companyId, [row.id], "hoa");
      const { id, code } = row;
      expect(await lines(tx)).toEqual([
        {
          action: "insert",
          changedBy: "lan",
          before: null,
          after: { company_id: companyId, id, code },
        },
        { action: "update", changedBy: "minh", before: { code: "A" }, after: { code: "B" } },
        {
          action: "delete",
          changedBy: "hoa",
          before: { company_id: companyId, id, code: "B" },
          after: null,
        },
      ]);
    });
  });

  test("cannot be changed or removed", async () => {
    await rolledBack(database, async (tx) => {
      await insertRow(tx, "parcel", parcel("A"));
      await run(tx, sql`savepoint before_trying`);
      await expect(run(tx, sql`update history set changed_by = 'nobody'`)).rejects.toThrow("added");
      await run(tx, sql`rollback to savepoint before_trying`);
      await expect(run(tx, sql`delete from history`)).rejects.toThrow("only ever added to");
    });
  });
});

test.each([
  ["Đặng Phúc", "dang phuc"],
  ["ĐIỆN TỬ Quảng Ngãi".normalize("NFD"), "dien tu quang ngai"],
  ["Công ty TNHH Thương mại Đường Ướt", "cong ty tnhh thuong mai duong uot"],
])("%s is found without accents", async (name, folded) => {
  const found = await rolledBack(database, (tx) => one(tx, sql`select f_unaccent(${name}) as f`));
  expect(found).toEqual({ f: folded });
});

test("ids made later sort later", () => {
  const made = Array.from({ length: 500 }, newId);
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(500);
});
