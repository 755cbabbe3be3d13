import { registeredConstraints } from "@fairway/engine/db/constraintRefusals.ts";
import { checkRefusal, codeOfCheck } from "@fairway/engine/db/checkRefusals.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { readOnly, rows } from "../../engine/db/tx.ts";
import { testDatabase } from "../../engine/db/testDatabase.ts";

/** Lists without a company: the same for everybody, reference tables on a distributed database. */
const shared = [
  "country",
  "currency",
  "document_kind",
  "menu",
  "service",
  "shared_history",
  "signing_key",
  "special_action",
  "ward_mapping",
];
/** Tables that are not of the business: the migrator's own, and the socket adapter's. */
const machinery = /^(kysely_|socket_io_)/;

const database = await testDatabase();

const tables = () =>
  readOnly(database, (tx) =>
    rows<{ name: string }>(
      tx,
      sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
    ),
  ).then((found) => found.map((each) => each.name).filter((name) => !machinery.test(name)));

const constraints = () =>
  readOnly(database, (tx) =>
    rows<{
      table: string;
      name: string;
      kind: string;
      columns: string;
      deletes: string;
      target: string | null;
    }>(
      tx,
      sql`
        select c.conrelid::regclass::text as table, c.conname as name, c.contype::text as kind,
          (select string_agg(a.attname, ',' order by k.at)
             from unnest(c.conkey) with ordinality k (num, at)
             join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.num) as columns,
          c.confdeltype::text as deletes, c.confrelid::regclass::text as target
        from pg_constraint c
        where c.connamespace = 'public'::regnamespace and c.contype in ('p', 'u', 'f', 'x')
        order by 1, 2`,
    ),
  ).then((found) => found.filter((each) => !machinery.test(each.table)));

/** Rules between columns that only the program writes: breaking one is a fault of the program. */
const ownRules =
  /_(is_its_\w+|is_dated|has_a_time|is_one|is_one_kind|is_its_own|code_is_id|by_somebody|to_somebody|is_whole|replicate_whole|is_inactive|sides|is_active|fits_unit|line_is_vnd|rate_is_one|is_id|outlives_signing|ended_with_reason)$/;

describe("tables", () => {
  test("every business table is keyed by its company", async () => {
    const keys = await constraints();
    const wrong = (await tables())
      .filter((name) => !shared.includes(name) && name !== "company")
      .filter(
        (name) =>
          !keys.some(
            (key) => key.table === name && key.kind === "p" && key.columns.startsWith("company_id"),
          ),
      );
    expect(wrong).toEqual([]);
  });

  test("every unique key and every exclusion starts with the company", async () => {
    const wrong = (await constraints())
      .filter(
        (each) =>
          ["u", "x"].includes(each.kind) &&
          !shared.includes(each.table) &&
          each.table !== "company",
      )
      .filter((each) => !each.columns.startsWith("company_id"));
    expect(wrong).toEqual([]);
  });

  test("every unique index starts with the company", async () => {
    const found = await readOnly(database, (tx) =>
      rows<{ table: string; name: string; first: string }>(
        tx,
        sql`
          select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as name,
            coalesce(a.attname, '(expression)') as first
          from pg_index i
          join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
          left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
          where i.indisunique order by 1, 2`,
      ),
    );
    const wrong = found
      .filter(
        (each) =>
          !machinery.test(each.table) && !shared.includes(each.table) && each.table !== "company",
      )
      .filter((each) => each.first !== "company_id");
    expect(wrong).toEqual([]);
  });

  test("every reference to a business table carries the company", async () => {
    const wrong = (await constraints())
      .filter((each) => each.kind === "f" && each.target !== null)
      .filter((each) => !shared.includes(each.target as string) && each.target !== "company")
      .filter((each) => !each.columns.split(",").includes("company_id"));
    expect(wrong).toEqual([]);
  });

  test("a reference restricts or cascades when its target goes, and nothing else", async () => {
    const wrong = (await constraints()).filter(
      (each) => each.kind === "f" && !["r", "c", "a"].includes(each.deletes),
    );
    expect(wrong).toEqual([]);
  });

  test("every constraint has a name of at most fifty characters", async () => {
    const wrong = (await constraints()).filter((each) => each.name.length > 50);
    expect(wrong).toEqual([]);
  });

  test("every rule of a table that input can break is refused in words", async () => {
    const found = await database.pool.query<{ name: string }>(
      `select distinct conname as name from pg_constraint c
        where contype = 'c' and connamespace = 'public'::regnamespace order by 1`,
    );
    const names = found.rows.map(({ name }) => name).filter((name) => !machinery.test(name));
    const silent = names.filter((name) => !registeredConstraints()[name] && !codeOfCheck(name));
    expect(silent.filter((name) => !ownRules.test(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(120);
    const texts = names.map((name) => checkRefusal(name).say("en"));
    expect(texts.filter((text) => /_[a-z]+_/.test(text))).toEqual([]);
  });

  test("every table with a version keeps its history", async () => {
    const found = await readOnly(database, (tx) =>
      rows<{ name: string }>(
        tx,
        sql`
          select c.relname as name from pg_class c
          join pg_attribute v on v.attrelid = c.oid and v.attname = 'version' and not v.attisdropped
          where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
            and not exists (
              select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
              where t.tgrelid = c.oid
                and p.proname in ('record_history', 'record_shared_history', 'record_document_history'))
          order by 1`,
      ),
    );
    expect(found.map((each) => each.name)).toEqual([]);
  });
});
