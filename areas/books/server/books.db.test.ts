import { testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { foldKept } from "@fairway/engine/kept/foldKept.ts";
import { keptSums } from "@fairway/areas/report/server/keptSums.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { billInvoice, billNote, receive } from "../../../tests/cast/billing.ts";
import { writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { keyMainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { booksByTheClock } from "./byTheClock.ts";
import { checkBooks } from "./checkBooks.ts";

const database = await testDatabase();
const check = () => checkBooks(database, companyId);
const work = <T>(fn: (tx: Tx) => Promise<T>) => inTransaction(database, fn);

beforeAll(() =>
  work(async (tx) => {
    await writeChargedJob(tx);
    const { selling, onBehalf } = await keyMainJobCharges(tx);
    await billNote(tx, selling);
    const invoice = await billInvoice(tx, selling);
    await billInvoice(tx, onBehalf, { type: "InvoiceTemp" });
    await receive(tx, "50000000", [invoice.id]);
    await foldKept(tx, companyId, keptSums);
    await run(
      tx,
      sql`update sys_user set user_type = 'Super Admin'
        where company_id = ${companyId} and id = ${people.administrator.id}`,
    );
  }),
);

/** Changes something by hand, checks, and puts it back. */
async function tampered(change: ReturnType<typeof sql>, back: ReturnType<typeof sql>) {
  await work((tx) =>
    run(tx, sql`set local session_replication_role = replica`).then(() => run(tx, change)),
  );
  const broken = await check();
  await work((tx) =>
    run(tx, sql`set local session_replication_role = replica`).then(() => run(tx, back)),
  );
  return broken;
}

test("a job from booking to cash leaves nothing that differs", async () => {
  expect(await check()).toEqual([]);
});

test.each([
  [
    "a note's totals are the sum of its charges",
    sql`update cd_note set charge_count = charge_count + 1 where company_id = ${companyId}`,
    sql`update cd_note set charge_count = charge_count - 1 where company_id = ${companyId}`,
  ],
  [
    "an item is the sum of its entries: those of its own document its total, the others what is cleared",
    sql`update due_entry set amount_vnd = amount_vnd - 1 where company_id = ${companyId} and entry_no = 2`,
    sql`update due_entry set amount_vnd = amount_vnd + 1 where company_id = ${companyId} and entry_no = 2`,
  ],
  [
    "profit_day is what its records add up to",
    sql`update profit_day set selling_vnd = selling_vnd + 1 where company_id = ${companyId}`,
    sql`update profit_day set selling_vnd = selling_vnd - 1 where company_id = ${companyId}`,
  ],
])("a difference made by hand is found: %s", async (rule, change, back) => {
  const broken = await tampered(change, back);
  expect(broken.map((each) => each.rule)).toEqual([rule]);
  expect(broken[0]?.breaches.length).toBeGreaterThan(0);
});

test("at night the administrators of the company are told, and nobody while nothing differs", async () => {
  const told = () =>
    work((tx) =>
      rows<{ userId: string; description: string }>(
        tx,
        sql`select m.user_id, n.description from user_notification m
          join notification n on n.company_id = m.company_id and n.id = m.notification_id
          where m.company_id = ${companyId} and n.title like 'Books%'`,
      ),
    );
  const night = booksByTheClock(database).checkBooks;
  await night();
  expect(await told()).toEqual([]);
  const raise = (by: number) =>
    work((tx) =>
      run(tx, sql`update profit_day set jobs = jobs + ${by} where company_id = ${companyId}`),
    );
  await raise(1);
  await night();
  await raise(-1);
  const messages = await told();
  expect(messages.map((each) => each.userId)).toEqual([people.administrator.id]);
  expect(messages[0]?.description).toContain("profit_day is what its records add up to");
});
