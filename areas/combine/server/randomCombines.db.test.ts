import { decimal, sum } from "@fairway/core/money/decimal.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, type Tx } from "@fairway/engine/db/tx.ts";
import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { activate, agree } from "../../../tests/cast/agreedPartner.ts";
import { billNote } from "../../../tests/cast/billing.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { key } from "../../../tests/cast/mainJobCharges.ts";
import * as contract from "../contract.ts";
import { cancelCombine } from "./cancelCombine.ts";
import { combineRules } from "./combineBooks.ts";
import { getCombine } from "./getCombine.ts";
import { addCombine, updateCombine } from "./saveCombine.ts";

const database = await testDatabase();
const ha = castActor("accountant");
const { customer, oceanFreight, boughtFreight, container, day } = chargedJob;

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeChargedJob(tx);
    await activate(tx, await agree(tx, customer, { creditUnlimited: true }));
  }),
);

const line = fc.record({
  type: fc.constantFrom("SELL" as const, "BUY" as const),
  currencyId: fc.constantFrom("VND", "USD", "EUR"),
  quantity: fc.constantFrom("1", "2", "1.5"),
  cents: fc.integer({ min: 100, max: 3_000_000 }),
  vatrate: fc.constantFrom("0", "8", "10", null),
});
const step = fc.record({
  verb: fc.constantFrom("add", "update", "cancel"),
  some: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
  at: fc.nat(5),
});

/** A note over each line: a debit note of what we sell, a credit note of what we buy. */
async function notesOf(
  tx: Tx,
  lines: readonly (typeof line extends fc.Arbitrary<infer T> ? T : never)[],
) {
  const ids: string[] = [];
  for (const [at, each] of lines.entries()) {
    const keyed = await key(tx, each.type, [
      {
        chargeId: each.type === "SELL" ? oceanFreight : boughtFreight,
        unitId: container,
        quantity: each.quantity,
        unitPrice:
          each.currencyId === "VND"
            ? String(each.cents)
            : decimal(String(each.cents)).dividedBy(100).toFixed(2),
        currencyId: each.currencyId,
        vatrate: each.vatrate,
        paymentObjectId: customer,
        exchangeDate: day,
        notes: `Line ${at}`,
      },
    ]);
    const type = each.type === "SELL" ? "DEBIT" : "CREDIT";
    ids.push((await billNote(tx, keyed.slice(-1), { type })).id);
  }
  return ids;
}

test("whatever is combined, changed and canceled, lines sum up to the net and no document is in two", () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(line, { minLength: 2, maxLength: 6 }),
      fc.array(step, { minLength: 1, maxLength: 8 }),
      (lines, steps) =>
        rolledBack(database, async (tx) => {
          const notes = await notesOf(tx, lines);
          const made: string[] = [];
          for (const { verb, some, at } of steps) {
            const documentIds = notes.filter((_, index) => some[index]);
            const id = made[at % Math.max(1, made.length)];
            if (documentIds.length === 0 || (verb !== "add" && !id)) continue;
            await run(tx, async () => {
              if (verb === "add") {
                const ask = { partnerId: customer, description: null, documentIds };
                made.push((await addCombine(tx, ha, ask)).data.id);
                return;
              }
              const { version } = await getCombine(tx, ha, { id: id as string });
              if (verb === "cancel") {
                await cancelCombine(tx, ha, { id: id as string, version, reason: null });
              } else {
                const ask = { id, version, description: null, documentIds };
                await updateCombine(tx, ha, contract.updateCombine.body.parse(ask));
              }
            });
          }
          const held = new Set<string>();
          for (const id of made) {
            const { status, shipments, totalAmountVnd, totalAmountUsd } = await getCombine(tx, ha, {
              id,
            });
            const vnd = sum(shipments.map(({ amountVnd }) => amountVnd));
            expect(decimal(totalAmountVnd).equals(vnd)).toBe(true);
            const usd = sum(shipments.map(({ amountUsd }) => amountUsd ?? "0"));
            expect(decimal(totalAmountUsd ?? "x").equals(usd)).toBe(true);
            for (const { type, amountVnd, documentId } of shipments) {
              expect(decimal(amountVnd).isNegative()).toBe(type === "CREDIT");
              if (status === "Canceled") continue;
              expect(held.has(documentId)).toBe(false);
              held.add(documentId);
            }
          }
          for (const { breaches } of combineRules) {
            expect(await rows(tx, await breaches(ha.companyId, tx))).toEqual([]);
          }
        }),
    ),
    { numRuns: 25 },
  ));

/** Runs a step; a refused one leaves nothing behind. */
async function run(tx: Tx, work: () => Promise<void>): Promise<void> {
  await sql`savepoint before_step`.execute(tx);
  try {
    await work();
    await sql`release savepoint before_step`.execute(tx);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await sql`rollback to savepoint before_step`.execute(tx);
  }
}

test("of 32 who combine one note at once, one has it", async () => {
  const noteId = await inTransaction(database, async (tx) => {
    const [id] = await notesOf(tx, [
      { type: "SELL", currencyId: "USD", quantity: "2", cents: 145_000, vatrate: "8" },
    ]);
    return id as string;
  });
  const ask = { partnerId: customer, description: null, documentIds: [noteId] };
  const results = await Promise.allSettled(
    Array.from({ length: 32 }, () => inTransaction(database, (tx) => addCombine(tx, ha, ask))),
  );
  const codes = results.map((each) =>
    each.status === "fulfilled" ? "done" : (each.reason as { code?: string }).code,
  );
  expect(codes.filter((code) => code === "done")).toHaveLength(1);
  expect(codes.filter((code) => code === "document.taken")).toHaveLength(31);
  await inTransaction(database, async (tx) => {
    const stored = await rows(
      tx,
      sql`select number from document where company_id = ${ha.companyId} and kind = 'combine'`,
    );
    expect(stored).toHaveLength(1);
  });
});
