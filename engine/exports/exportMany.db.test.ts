import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import { unit } from "@fairway/areas/catalogue/model/unit.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../tests/cast/actors.ts";
import { companyId } from "../../tests/cast/people.ts";
import { castDatabase } from "../../tests/cast/castDatabase.ts";
import { inTransaction, readOnly, run } from "../db/tx.ts";
import { readExcel } from "../paper/readExcel.ts";
import { exportRecords } from "./exportRecords.ts";

const database = await castDatabase();
const units = unit as unknown as Resource;
const administrator = castActor("administrator");
const count = 6_500;

beforeAll(async () => {
  await inTransaction(database, async (tx) => {
    await run(
      tx,
      sql`insert into unit (company_id, id, code, unit_name_en, unit_name_vn, unit_type)
        select ${companyId}, gen_random_uuid(), 'U' || n, 'Unit number ' || n,
          'Đơn vị số ' || n, 'Package'
        from generate_series(1, ${sql.lit(count)}) as n`,
    );
  });
});

// As over HTTP: the transaction is over before the file is sent.
const exported = (format: "xlsx" | "csv") =>
  readOnly(database, (tx) =>
    exportRecords(tx, administrator, units, { format, sort: "code" }, { database }),
  );

async function bytesOf(file: AnsweredFile): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of file.bytes as AsyncIterable<Uint8Array>) parts.push(part);
  return Buffer.concat(parts);
}

const held = async () => {
  const found = await database.pool.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and xact_start is not null
        and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return found.rows[0]?.n;
};

test.each(["xlsx", "csv"] as const)(
  "a long list leaves whole and in order as %s",
  async (format) => {
    const file = await exported(format);
    expect(file.many?.rows).toBe(count);
    const bytes = await bytesOf(file);
    const about = (file.many?.bytes ?? 0) / bytes.length;
    expect(about).toBeGreaterThan(0.6);
    expect(about).toBeLessThan(1.6);
    const codes =
      format === "csv"
        ? bytes
            .toString()
            .trim()
            .split("\r\n")
            .slice(1)
            .map((line) => line.split(",")[0])
        : (await readExcel(bytes)).rows.map(({ cells }) => cells[0]);
    expect(codes.length).toBe(count);
    expect(new Set(codes).size).toBe(count);
    expect(codes).toEqual([...codes].sort());
  },
);

test("a long list that is cancelled gives its connection back", async () => {
  const file = await exported("csv");
  let read = 0;
  for await (const part of file.bytes as AsyncIterable<Uint8Array>) {
    read += part.length;
    if (read < 50_000) continue;
    expect(await held()).toBe(1);
    break;
  }
  await expect.poll(held).toBe(0);
});

test("a short list says nothing of how far it is", async () => {
  const file = await readOnly(database, (tx) =>
    exportRecords(tx, administrator, units, { keyword: "U12" }, { database }),
  );
  expect(file.many).toBeUndefined();
});
