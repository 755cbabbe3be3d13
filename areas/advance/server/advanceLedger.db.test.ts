import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import {
  advanceDay as day,
  advanceFormOf as form,
  advanceLineOf as line,
  approvedAdvance,
  billedJob,
  writeAdvanceGround,
} from "../../../tests/cast/advanceGround.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import * as contract from "../contract.ts";
import { unlockAdvances } from "./advanceApproval.ts";
import { advanceBalances, advanceLedger } from "./advanceBalances.ts";
import { advanceRules } from "./advanceBooks.ts";
import { remindOfAdvances } from "./byTheClock.ts";
import { getAdvance } from "./getAdvance.ts";
import { payBack, reversePaidBack } from "./payOut.ts";
import { spendAdvances, takeAdvances, unspendAdvances } from "./spendAdvance.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const accountant = castActor("accountant");

beforeAll(() => inTransaction(database, writeAdvanceGround));
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

/** A settlement as a bare document. */
async function settlement(tx: Tx, number: string): Promise<string> {
  await run(
    tx,
    sql`insert into document_kind (code, table_name, names) values ('settlement', 'settlement', '{}')
      on conflict do nothing`,
  );
  const id = newId();
  const head = { companyId, id, kind: "settlement", number, numberScope: "", state: "Done" };
  await insertRow(tx, "document", { ...head, words: number, userCreated: lan.userId });
  return id;
}

const balancesOf = async (tx: Tx, today = "2026-03-16") => {
  const ask = { requester: null, page: 1, size: 15 };
  return (await advanceBalances(tx, { ...castActor("documentation"), today }, ask)).data;
};

/** The numbers that the recount of the books finds. */
async function breaches(tx: Tx): Promise<string[]> {
  const found: string[] = [];
  for (const { breaches: query } of advanceRules) {
    const wrong = await rows<Record<string, string>>(tx, await query(companyId, tx));
    found.push(...wrong.flatMap((row) => Object.values(row)));
  }
  return found;
}

const paid = (cause: "returned" | "toppedUp", advanceNo: string, amount: string) =>
  contract.payBack.body.parse({
    cause,
    advanceNo,
    amount,
    voucherNo: "PT01",
    voucherDate: "2026-03-20",
  });

test(
  "an advance is paid out, spent by two settlements, returned and topped up; unlocking reverses",
  story(async (tx) => {
    const [one, two] = [await billedJob(tx), await billedJob(tx)];
    const local = await approvedAdvance(
      tx,
      form("VND", [line(one, "6500000"), line(one, "4400000"), line(two, "3250000")]),
    );
    expect(await balancesOf(tx)).toMatchObject([
      { requester: lan.userId, currencyId: "VND", balance: "14150000", notDue: "14150000" },
    ]);
    const [first, other] = [await settlement(tx, "SM1"), await settlement(tx, "SM2")];
    const ofOne = { advanceId: local.id, hblid: one.bill.id };
    const ofTwo = { advanceId: local.id, hblid: two.bill.id };
    expect(await takeAdvances(tx, lan, { settlementId: first, taken: [ofOne] })).toMatchObject([
      { advanceNo: local.advanceNo, amount: "10900000", amountVnd: "10900000" },
    ]);
    const again = takeAdvances(tx, lan, { settlementId: other, taken: [ofOne] });
    expect((await refusal(again)).code).toBe("advance.settled");
    await takeAdvances(tx, lan, { settlementId: other, taken: [ofTwo] });
    const spent = { ...ofOne, amountVnd: "10772000", amountUsd: "423.89" };
    await spendAdvances(tx, accountant, { day, spent: [{ ...spent, settlementId: first }] });
    expect((await getAdvance(tx, lan, { advanceId: local.id })).statusPayment).toBe(
      "PartialSettlement",
    );
    const more = { ...ofTwo, amountVnd: "3388548", amountUsd: "133.21" };
    await spendAdvances(tx, accountant, { day, spent: [{ ...more, settlementId: other }] });
    expect((await getAdvance(tx, lan, { advanceId: local.id })).statusPayment).toBe("Settled");
    expect(await balancesOf(tx)).toMatchObject([{ balance: "-10548", owed: "-10548" }]);
    const held = unlockAdvances(tx, accountant, { ids: [local.id], comment: "x" });
    expect((await refusal(held)).code).toBe("advance.settled");
    const { advanceNo } = local;
    const much = payBack(tx, accountant, paid("toppedUp", advanceNo, "10549"));
    expect((await refusal(much)).code).toBe("advance.topsUpMore");
    const none = payBack(tx, accountant, paid("returned", advanceNo, "1"));
    expect((await refusal(none)).code).toBe("advance.returnsMore");
    const topped = await payBack(tx, accountant, paid("toppedUp", advanceNo, "10548"));
    expect(topped.data.open).toBe("0");
    expect(await balancesOf(tx)).toEqual([]);
    expect(await breaches(tx)).toEqual([]);

    await unspendAdvances(tx, accountant, { settlementIds: [other], day });
    expect((await getAdvance(tx, lan, { advanceId: local.id })).statusPayment).toBe(
      "PartialSettlement",
    );
    await unspendAdvances(tx, accountant, { settlementIds: [first], day });
    await takeAdvances(tx, lan, { settlementId: first, taken: [] });
    await takeAdvances(tx, lan, { settlementId: other, taken: [] });
    await run(tx, sql`savepoint unlocking`);
    const returned = unlockAdvances(tx, accountant, { ids: [local.id], comment: "x" });
    expect((await refusal(returned)).code).toBe("advance.paidBack");
    await run(tx, sql`rollback to savepoint unlocking`);
    const entries = await advanceLedger(tx, accountant, {
      requester: lan.userId,
      currencyId: "VND",
    });
    expect(entries.map(({ cause }) => cause).sort()).toEqual([
      "paidOut",
      "reversed",
      "reversed",
      "spent",
      "spent",
      "toppedUp",
    ]);
    const { id = "" } = entries.find(({ may }) => may.includes("reverse")) ?? {};
    const back = { id, reason: "Wrong voucher" };
    expect((await reversePaidBack(tx, accountant, back)).data.open).toBe("14150000");
    const twice = reversePaidBack(tx, accountant, back);
    expect((await refusal(twice)).code).toBe("advance.entryReversed");
    await unlockAdvances(tx, accountant, { ids: [local.id], comment: "Wrong job" });
    expect(await balancesOf(tx)).toEqual([]);
    expect(await breaches(tx)).toEqual([]);
  }),
);

test(
  "what is open ages by the days past the deadline, and requesters are reminded weekly",
  story(async (tx) => {
    const one = await billedJob(tx);
    const dollars = await approvedAdvance(tx, form("USD", [line(one, "100.00")]));
    await approvedAdvance(tx, form("VND", [line(one, "500000")], { paymentTerm: 40 }));
    expect(await balancesOf(tx, "2026-03-23")).toMatchObject([
      { currencyId: "USD", notDue: "100", balanceVnd: "2541250" },
      { currencyId: "VND", notDue: "500000" },
    ]);
    const late = async (today: string) => (await balancesOf(tx, today))[0];
    expect(await late("2026-03-24")).toMatchObject({ days1To15: "100", notDue: "0" });
    expect(await late("2026-04-08")).toMatchObject({ days16To30: "100" });
    expect(await late("2026-04-23")).toMatchObject({ over30: "100", earliest: "2026-03-23" });
    await payBack(tx, accountant, paid("returned", dollars.advanceNo, "40.5"));
    expect(await late("2026-04-23")).toMatchObject({ over30: "59.5" });
    const wrong = payBack(tx, accountant, paid("returned", dollars.advanceNo, "0.001"));
    expect((await refusal(wrong)).fields[0]?.code).toBe("advance.decimals");
    const plain = castActor("documentation", { rights: {} });
    const mine = payBack(tx, plain, paid("returned", dollars.advanceNo, "1"));
    expect((await refusal(mine)).code).toMatch(/^(access.forbidden|record.notFound)$/);
    expect(await remindOfAdvances(tx, companyId)).toBe(2);
    expect(await remindOfAdvances(tx, companyId)).toBe(0);
    await run(
      tx,
      sql`update advance_reminder set reminded_on = reminded_on - 7 where company_id = ${companyId}`,
    );
    expect(await remindOfAdvances(tx, companyId)).toBe(2);
  }),
);

test(
  "entries are never changed",
  story(async (tx) => {
    const one = await billedJob(tx);
    await approvedAdvance(tx, form("VND", [line(one, "500000")]));
    const change = run(
      tx,
      sql`update advance_entry set amount = 1 where company_id = ${companyId}`,
    );
    await expect(change).rejects.toThrow();
  }),
);
