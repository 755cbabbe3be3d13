import { spawnSync } from "node:child_process";
import { accountInvoices } from "@fairway/areas/invoice/server/accountInvoices.ts";
import { accountReceipts } from "@fairway/areas/receipt/server/accountReceipts.ts";
import { useAccountingSettings } from "@fairway/areas/sync/server/accountingSettings.ts";
import { hledgerJournal } from "@fairway/areas/sync/server/hledgerJournal.ts";
import { saveConnector } from "@fairway/areas/sync/server/saveConnector.ts";
import { sendItem } from "@fairway/areas/sync/server/sendItem.ts";
import type { Entry } from "@fairway/areas/sync/model/entry.ts";
import { testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { castActor } from "../cast/actors.ts";
import { billInvoice, receive } from "../cast/billing.ts";
import { chargedJob, writeChargedJob } from "../cast/chargedJob.ts";
import { keyMainJobCharges } from "../cast/mainJobCharges.ts";
import { companyId } from "../cast/people.ts";
import { installDebian, type RunningTryton, startTryton } from "../cast/startTryton.ts";

const database = await testDatabase();
const ha = castActor("accountant");
const yen = castActor("receivable");
const within = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(database, work);
let tryton: RunningTryton;

beforeAll(async () => {
  tryton = await startTryton();
  useAccountingSettings("a key of forty letters outside the data ", "127.0.0.1");
  await within(async (tx) => {
    await saveConnector(tx, castActor("administrator"), {
      connector: "tryton",
      address: tryton.address,
      userName: tryton.user,
      secret: tryton.password,
      settings: { accounts: {} },
      version: 0,
    });
    await writeChargedJob(tx);
    const { selling, buying, onBehalf } = await keyMainJobCharges(tx);
    const local = await billInvoice(tx, selling.slice(1));
    const freight = await billInvoice(tx, selling.slice(0, 1), { currencyId: "USD" });
    const port = await billInvoice(tx, onBehalf, { type: "InvoiceTemp" });
    const voucher = await billInvoice(tx, buying, {
      type: "Voucher",
      partnerId: chargedJob.carrier,
      paymentMethod: null,
      accountNo: null,
    } as never);
    const receipts = [
      await receive(tx, "10000000", [local.id]),
      await receive(tx, "1000.00", [freight.id], { currencyId: "USD" }),
      await receive(tx, "6000000", [port.id]),
    ];
    const ids = [local, freight, port, voucher].map(({ id }) => id);
    await accountInvoices(tx, ha, { ids });
    await accountReceipts(tx, yen, { ids: receipts.map(({ id }) => id) });
  });
}, 180_000);
afterAll(() => tryton?.close());

const items = () =>
  within((tx) =>
    rows<{ id: string; key: string; state: string; ledgerNo: string | null; request: Entry }>(
      tx,
      sql`select i.id, i.record_id || ':' || i.sync_version as key, i.state, i.ledger_no, i.request
        from sync_item i where i.company_id = ${companyId} order by i.id`,
    ),
  );
const carry = (id: string) => sendItem(database)({ companyId, id }, { id: "1", number: 1 });

test("the ledger is killed while entries go to it: each is posted once, and its balances are ours", async () => {
  const waiting = await items();
  expect(waiting).toHaveLength(7);
  for (const [at, { id }] of waiting.entries()) {
    const sending = carry(id);
    // Every other one is broken off, each at another moment.
    if (at % 2 === 0) {
      await new Promise((done) => setTimeout(done, 60 * at));
      await tryton.kill();
    }
    await sending;
    if (at % 2 === 0) await tryton.restart();
  }
  for (const { id, state } of await items()) if (state === "Waiting") await carry(id);
  const sent = await items();
  expect(sent.map(({ state }) => state)).toEqual(sent.map(() => "Synced"));
  for (const { key, ledgerNo } of sent) {
    expect(ledgerNo).toMatch(/^2026\//);
    expect((await tryton.movesOf(key)).map(({ state }) => state)).toEqual(["posted"]);
  }
  const balances = await tryton.balances();
  expect(Object.values(balances).reduce((sum, each) => sum + BigInt(each), 0n)).toBe(0n);
  const [open] = await within((tx) =>
    rows<{ trade: string; onBehalf: string; payable: string; advance: string }>(
      tx,
      sql`select sum(open_vnd) filter (where side = 'debit' and kind = 'trade')::text as trade,
          sum(open_vnd) filter (where side = 'debit' and kind = 'onBehalf')::text as on_behalf,
          (-sum(open_vnd) filter (where side = 'credit' and kind <> 'advance'))::text as payable,
          (-sum(open_vnd) filter (where kind = 'advance'))::text as advance
        from due where company_id = ${companyId}`,
    ),
  );
  expect(balances).toMatchObject({
    receivable: open?.trade,
    payable: open?.payable,
    advance: open?.advance,
  });
  expect(balances["receivableObh"] ?? "0").toBe(open?.onBehalf);
  // The second opinion reads our journal and computes the same balances.
  const hledger = installDebian("hledger", "hledger");
  const journal = hledgerJournal(sent.map(({ request }) => request));
  const read = spawnSync(
    hledger,
    ["-f", "-", "balance", "--depth", "1", "-O", "csv", "--no-total"],
    {
      input: journal,
      encoding: "utf8",
    },
  );
  expect(read.stderr).toBe("");
  const told = Object.fromEntries(
    [...read.stdout.matchAll(/^"(\w+)","(-?\d+) VND"$/gm)].map(([, kind, sum]) => [kind, sum]),
  );
  const inTryton = Object.entries(balances).filter(([, sum]) => sum !== "0");
  expect(told).toEqual(Object.fromEntries(inTryton));
}, 240_000);
