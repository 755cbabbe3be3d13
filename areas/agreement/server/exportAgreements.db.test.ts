import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { readExcel } from "@fairway/engine/paper/readExcel.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import { type ExportedAgreements, exportAgreements } from "./exportAgreements.ts";

const database = await testDatabase();
const administrator = castActor("administrator");

const play = <T>(work: (tx: Tx) => Promise<T>) =>
  rolledBack(database, async (tx) => {
    await writeShippingGround(tx);
    await run(
      tx,
      sql`update partner_agreement set credit_limit = 500000000, trial_credit_limited = 20000000,
          contract_type = 'Trial', datetime_created = '2026-03-20 18:00:00+00'
        where company_id = ${companyId} and partner_id = ${ground.customer}`,
    );
    return work(tx);
  });
async function lines(tx: Tx, ask: Partial<ExportedAgreements> = {}, actor: Actor = administrator) {
  const file = await exportAgreements(tx, actor, { partnerType: "Customer", ...ask });
  const parts: Uint8Array[] = [];
  for await (const part of file.bytes as AsyncIterable<Uint8Array>) parts.push(part);
  return readExcel(Buffer.concat(parts), { headerRow: 2 });
}

test("shows each agreement with its partner, terms, services and offices", () =>
  play(async (tx) => {
    const { headers, rows } = await lines(tx);
    expect(headers).toHaveLength(16);
    expect(rows.map(({ cells }) => [cells[0], cells[10], cells[13], cells[14]])).toEqual([
      ["0300588142", "Le Hoang Nam", "Sea FCL Export", "HCM"],
      ["0312345003", "Vu Minh Quan", "Sea FCL Export", "HPH"],
    ]);
    // A trial shows the limit of the trial.
    expect(rows[0]?.cells.slice(3, 10)).toEqual([
      "Trial",
      null,
      "20000000",
      "30",
      "2020-01-01",
      null,
      "VND",
    ]);
  }));

test("narrows to a salesman, a state and days of creation in the office's time zone", () =>
  play(async (tx) => {
    const count = async (ask: Partial<ExportedAgreements>, actor = administrator) =>
      (await lines(tx, ask, actor)).rows.length;
    expect(await count({})).toBe(2);
    expect(await count({ salemanId: people.sales.id })).toBe(1);
    expect(await count({ active: false })).toBe(0);
    // 18:00 in Greenwich is the next morning in Ho Chi Minh City.
    expect(await count({ fromDate: "2026-03-21", toDate: "2026-03-21" })).toBe(1);
    expect(await count({ fromDate: "2026-03-20", toDate: "2026-03-20" })).toBe(0);
  }));

test("shows a salesman the partners of their list alone, and needs the right to export", () =>
  play(async (tx) => {
    const own = castActor("sales", { change: { commercialCustomer: { list: "Owner" } } });
    expect((await lines(tx, {}, own)).rows).toHaveLength(1);
    const none = castActor("sales", { change: { commercialCustomer: { export: false } } });
    await expect(lines(tx, {}, none)).rejects.toMatchObject({ code: "access.forbidden" });
  }));

test("leaves the terms of agreements empty that the person may not open", () =>
  play(async (tx) => {
    const reader = castActor("documentation", {
      change: { commercialCustomer: { list: "All", detail: "All", export: true, special: [] } },
    });
    const { rows } = await lines(tx, {}, reader);
    expect(rows.map(({ cells }) => cells.slice(5, 10))).toEqual([
      [null, null, "2020-01-01", null, null],
      [null, null, "2020-01-01", null, null],
    ]);
  }));
