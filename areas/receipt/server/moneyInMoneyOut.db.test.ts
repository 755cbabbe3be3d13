import { decimal, sum } from "@fairway/core/money/decimal.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, one, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import fc from "fast-check";
import { setTimeout as pause } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { billInvoice, receive } from "../../../tests/cast/billing.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { keyMainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { dueRules } from "@fairway/areas/due/server/dueBooks.ts";
import { getInvoiceById } from "@fairway/areas/invoice/server/getInvoiceById.ts";
import { updateInvoice } from "@fairway/areas/invoice/server/updateInvoice.ts";
import { addDays } from "@fairway/core/time/day.ts";
import { receiptRules } from "./receiptBooks.ts";
import { getReceiptById } from "./shownReceipt.ts";
import { cancelReceipt } from "./cancelReceipt.ts";
import { quickUpdateReceipt } from "./quickUpdateReceipt.ts";

const database = await testDatabase();
const yen = castActor("receivable");

async function threeInvoices(tx: Tx): Promise<string[]> {
  await writeChargedJob(tx);
  // The same rate on the days before.
  await run(
    tx,
    sql`update exchange_rate set effective_on = effective_on - 40 where company_id = ${companyId}`,
  );
  const { selling, onBehalf } = await keyMainJobCharges(tx);
  const freight = await billInvoice(tx, selling.slice(0, 1), { currencyId: "USD" });
  const local = await billInvoice(tx, selling.slice(1));
  const port = await billInvoice(tx, onBehalf, { type: "InvoiceTemp" });
  return [freight.id, local.id, port.id];
}

const balances = (tx: Tx) =>
  rows<{ id: string; paidAmount: string; unpaidAmountVnd: string; unpaidAmountUsd: string }>(
    tx,
    sql`select document_id as id, cleared as paid_amount, open_vnd as unpaid_amount_vnd,
        open_usd as unpaid_amount_usd
      from due where company_id = ${companyId} and side = 'debit' order by document_id`,
  );

type Step =
  | {
      readonly verb: "receive";
      readonly amount: number;
      readonly usd: boolean;
      readonly on: boolean[];
      /** Days before the day of the invoices, or after it. */
      readonly ago: number;
      readonly isAhead: boolean;
    }
  | { readonly verb: "correct"; readonly which: number; readonly ago: number }
  | { readonly verb: "move"; readonly which: number; readonly ago: number }
  | { readonly verb: "cancel"; readonly which: number };

const ago = fc.integer({ min: -2, max: 6 });

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      verb: fc.constant("receive" as const),
      amount: fc.integer({ min: 1, max: 40_000_000 }),
      usd: fc.boolean(),
      on: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
      ago,
      isAhead: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      verb: fc.constantFrom("correct" as const, "correct" as const, "move" as const),
      which: fc.nat({ max: 20 }),
      ago,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ verb: fc.constant("cancel" as const), which: fc.nat({ max: 20 }) }),
  },
);

describe("whatever is received and canceled", () => {
  test("no invoice is overpaid, money in equals money out, cancelling all restores all", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 18 }), (steps) =>
        rolledBack(database, async (tx) => {
          const invoices = await threeInvoices(tx);
          const before = await balances(tx);
          const done: string[] = [];
          const cancelled = new Set<string>();
          for (const each of steps) {
            const id = done[("which" in each ? each.which : 0) % Math.max(done.length, 1)];
            if (each.verb === "receive") await tryToReceive(tx, each, invoices, done);
            else if (each.verb === "move") {
              await unlessUsed(tx, () => move(tx, invoices[each.which % 3] ?? "", each.ago));
            } else if (id && !cancelled.has(id)) {
              const isDone = await unlessUsed(tx, () =>
                each.verb === "cancel"
                  ? cancelReceipt(tx, yen, { id, reason: null })
                  : correct(tx, id, addDays(chargedJob.day, -each.ago)),
              );
              if (isDone && each.verb === "cancel") cancelled.add(id);
            }
          }
          await booksAreStraight(tx);
          await nothingIsBelowZeroOnAnyDay(tx);
          // Those that use an advance go before the one that keeps it.
          for (let round = 0; round < done.length; round += 1) {
            for (const id of done.filter((each) => !cancelled.has(each))) {
              const cancel = () => cancelReceipt(tx, yen, { id, reason: null });
              if (await unlessUsed(tx, cancel)) cancelled.add(id);
            }
          }
          expect(cancelled.size).toBe(done.length);
          await booksAreStraight(tx);
          await nothingIsBelowZeroOnAnyDay(tx);
          expect((await balances(tx)).map(plain)).toEqual(before.map(plain));
          expect(await advanceBalance(tx)).toBe("0");
        }),
      ),
      { numRuns: 4 },
    );
  });

  test("of two receipts at once on one invoice the second takes what the first left", async () => {
    const [, local] = await inTransaction(database, threeInvoices);
    const id = local as string;
    const both = await Promise.all(
      ["10000000", "10000000"].map((amount) =>
        inTransaction(database, (tx) => receive(tx, amount, [id])),
      ),
    );
    const paid = both.map((each) => each.payments.find((line) => line.refId === id)?.paidAmount);
    expect(paid.sort()).toEqual(["10000000", "511465"]);
    const kept = both.flatMap((each) => each.payments.filter((line) => line.type === "ADV"));
    expect(kept.map((line) => line.paidAmount)).toEqual(["9488535"]);
    expect(new Set(both.map((each) => each.paymentRefNo)).size).toBe(2);
  });

  test("one receipt canceled twice at once is canceled once", async () => {
    const port = await inTransaction(database, (tx) =>
      one<{ id: string }>(
        tx,
        sql`select id from acct_management
          where company_id = ${companyId} and type = 'InvoiceTemp'`,
      ),
    );
    const { id } = await inTransaction(database, (tx) => receive(tx, "4400000", [port.id]));
    const cancel = () =>
      inTransaction(database, (tx) => cancelReceipt(tx, yen, { id, reason: null }));
    const outcomes = await Promise.allSettled([cancel(), cancel()]);
    expect(outcomes.map((each) => each.status).sort()).toEqual(["fulfilled", "rejected"]);
    const open = await inTransaction(database, balances);
    expect(open.find((each) => each.id === port.id)?.paidAmount).toBe("0");
  });

  test("six receipts that wait for one to use an advance each use what it leaves", async () => {
    const port = await inTransaction(database, async (tx) => {
      for (const amount of ["150", "150", "300"])
        await receive(tx, amount, [], { class: "Advance" });
      return (await balances(tx)).find((each) => each.unpaidAmountVnd === "4400000")?.id ?? "";
    });
    const use = async (tx: Tx) => {
      // PostgreSQL plans large tables this way: a joined list loses rows for which the statement
      // waited.
      for (const way of ["seqscan", "hashjoin", "mergejoin"]) {
        await run(tx, sql`select set_config(${`enable_${way}`}, 'off', true)`);
      }
      const clear = { paymentMethod: "Clear-Advance" as const, cusAdvanceAmount: "100" };
      return receive(tx, "0", [port], clear);
    };
    await database.pool.query("analyze due");
    const before = await inTransaction(database, advanceBalance);
    const waiting = await inTransaction(database, async (tx) => {
      await use(tx);
      const others = Array.from({ length: 5 }, () => inTransaction(database, use));
      const all = Promise.allSettled(others);
      await until(tx, sql`select count(*) >= 5 as met from pg_locks where not granted`);
      return { all };
    });
    expect((await waiting.all).filter((each) => each.status === "rejected")).toEqual([]);
    const after = await inTransaction(database, advanceBalance);
    expect(decimal(before).minus(after).toFixed()).toBe("600");
  });

  test("a receipt is canceled as a correction left it that came first", async () => {
    const { id, paymentRefNo } = await inTransaction(database, (tx) =>
      receive(tx, "1000", [], { class: "Advance" }),
    );
    const paymentDate = "2026-11-19";
    const { all } = await inTransaction(database, async (tx) => {
      const money = { paymentMethod: "Cash" as const, bankAccountNo: null };
      const asked = { id, version: 1, paymentRefNo, paymentDate, ...money };
      await quickUpdateReceipt(tx, yen, asked);
      const cancelled = inTransaction(database, (other) =>
        cancelReceipt(other, yen, { id, reason: null }),
      );
      await until(tx, sql`select count(*) > 0 as met from pg_locks where not granted`);
      return { all: cancelled };
    });
    const { data } = await all;
    expect([data.status, data.paymentDate]).toEqual(["Cancel", paymentDate]);
  });

  test("a receipt that does not spend exactly its money does not reach the books", async () => {
    const spoil = inTransaction(database, async (tx) => {
      await run(
        tx,
        sql`update receipt set paid_amount = paid_amount + 1
          where company_id = ${companyId} and cancelled_at is null`,
      );
    });
    await expect(spoil).rejects.toThrow(/receipt_is_spent_exactly/);
  });
});

async function until(tx: Tx, condition: RawBuilder<unknown>): Promise<void> {
  while (!(await one<{ met: boolean }>(tx, condition)).met) await pause(20);
}

async function tryToReceive(
  tx: Tx,
  { amount, usd, on, ago: days, isAhead }: Extract<Step, { verb: "receive" }>,
  invoices: readonly string[],
  done: string[],
): Promise<void> {
  const ids = invoices.filter((_, at) => on[at]);
  const money = usd ? decimal(String(amount)).dividedBy(10_000).toFixed(2) : String(amount);
  if (decimal(money).isZero()) return;
  const change = {
    currencyId: usd ? ("USD" as const) : ("VND" as const),
    paymentDate: addDays(chargedJob.day, -days),
    ...(ids.length === 0 ? { class: "Advance" as const } : {}),
    ...(isAhead ? { paymentMethod: "Clear-Advance" as const, cusAdvanceAmount: money } : {}),
  };
  await unlessUsed(tx, async () => {
    done.push((await receive(tx, isAhead ? "0" : money, ids, change)).id);
  });
}

/** The refusals that a random history may meet: an invoice that is paid, an advance that is not there. */
const expected = [
  "invoice.paid",
  "receipt.invoicePaid",
  "receipt.advanceTooSmall",
  "receipt.nothingCleared",
  "receipt.advanceLater",
  "receipt.advanceUsed",
  "receipt.advanceUsedBefore",
];

/** Runs a verb; false, with nothing written, when it is refused. */
async function unlessUsed(tx: Tx, verb: () => Promise<unknown>): Promise<boolean> {
  await run(tx, sql`savepoint tried`);
  try {
    await verb();
    return true;
  } catch (error) {
    if (!(error instanceof Refused) || !expected.includes(error.code)) throw error;
    await run(tx, sql`rollback to savepoint tried`);
    return false;
  }
}

async function correct(tx: Tx, id: string, paymentDate: string): Promise<void> {
  const { version, paymentRefNo, paymentMethod } = await getReceiptById(tx, yen, { id });
  const asked = { id, version, paymentRefNo, paymentDate, paymentMethod, bankAccountNo: null };
  await quickUpdateReceipt(tx, yen, asked);
}

/** Gives an invoice another day. */
async function move(tx: Tx, id: string, days: number): Promise<void> {
  const accountant = castActor("accountant");
  const { version } = await getInvoiceById(tx, accountant, { id });
  await updateInvoice(tx, accountant, {
    id,
    version,
    date: addDays(chargedJob.day, -days),
    voucherId: null,
    invoiceNoTempt: null,
    invoiceNoReal: null,
    serie: null,
    paymentMethod: "Cash",
    accountNo: "13111",
    description: null,
    attachDocumentInfo: null,
  });
}

// Rule DU-11.
async function nothingIsBelowZeroOnAnyDay(tx: Tx): Promise<void> {
  for (const rule of [...dueRules, ...receiptRules]) {
    const found = await rows(tx, (await rule.breaches(companyId, tx)) as RawBuilder<unknown>);
    expect([rule.title.en, found]).toEqual([rule.title.en, []]);
  }
}

async function booksAreStraight(tx: Tx): Promise<void> {
  // Runs the checks that are deferred to the commit.
  await run(tx, sql`set constraints all immediate`);
  await run(tx, sql`set constraints all deferred`);
  const received = await rows<{ currencyId: string; amount: string }>(
    tx,
    sql`select r.currency_id, r.final_paid_amount as amount from receipt r
      join document d on d.company_id = ${companyId} and d.id = r.id
      where r.company_id = ${companyId} and d.state = 'Done'`,
  );
  const spent = await rows<{ currencyId: string; amount: string }>(
    tx,
    sql`select r.currency_id, l.paid_amount as amount from receipt_line l
      join receipt r on r.company_id = ${companyId} and r.id = l.receipt_id
      where l.company_id = ${companyId} and l.posted`,
  );
  for (const currency of ["VND", "USD"]) {
    const sumIn = (list: typeof received) =>
      sum(list.filter((each) => each.currencyId === currency).map((each) => each.amount));
    expect(sumIn(spent).equals(sumIn(received))).toBe(true);
  }
  for (const each of await balances(tx)) {
    expect(decimal(each.unpaidAmountVnd).gte(0)).toBe(true);
    expect(decimal(each.unpaidAmountUsd).gte(0)).toBe(true);
  }
}

const plain = (row: object) =>
  Object.values(row).map((value) => (/^-?[\d.]+$/.test(value) ? decimal(value).toFixed() : value));

async function advanceBalance(tx: Tx): Promise<string> {
  const found = await rows<{ balance: string }>(
    tx,
    sql`select open as balance from due
      where kind = 'advance' and company_id = ${companyId} and partner_id = ${chargedJob.customer}`,
  );
  return sum(found.map((each) => each.balance)).toFixed();
}
