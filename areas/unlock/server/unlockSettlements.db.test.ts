import { setModes } from "../../../tests/cast/approvedPaper.ts";
import { getAdvance } from "@fairway/areas/advance/server/getAdvance.ts";
import { getSettlement } from "@fairway/areas/settlement/server/getSettlement.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import {
  advanceFormOf,
  advanceLineOf,
  approvedAdvance,
  billedJob,
} from "../../../tests/cast/advanceGround.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import {
  approvedSettlement,
  costs,
  directFormOf,
  directLineOf,
  sendSettlementOf,
  writeSettlementGround,
} from "../../../tests/cast/settlementGround.ts";
import * as contract from "../contract.ts";
import { checkVouchers, findToUnlock } from "./findToUnlock.ts";
import { approveUnlock, saveAndSendUnlock } from "./unlockApproval.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const manager = castActor("manager");
const accountant = castActor("accountant");

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeSettlementGround(tx);
    await setModes(tx, { flow: "Unlock", type: "Settlement" });
  }),
);
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

/** Settlements at Done, each of another bill of one advance; the advance has one bill more. */
async function doneSettlements(tx: Tx, count: number) {
  const jobs = [];
  for (let at = 0; at <= count; at++) jobs.push(await billedJob(tx));
  const lines = jobs.map((each) => advanceLineOf(each, "1000000"));
  const { id: advanceId } = await approvedAdvance(tx, advanceFormOf("VND", lines));
  const done = [];
  for (const { bill } of jobs.slice(0, count)) {
    const line = { chargeId: costs.lift, unitPrice: "900000", advanceId };
    const sent = await sendSettlementOf(
      tx,
      directFormOf("VND", [directLineOf(bill.id, "BUY", line)]),
    );
    done.push(await approvedSettlement(tx, sent.id));
  }
  return { advanceId, done };
}

const send = async (tx: Tx, ids: readonly string[]) => {
  const jobs = ids.map((objectId) => ({ objectId, reason: "Wrong invoice" }));
  const ask = { subject: "Unlock", unlockType: "Settlement", jobs };
  return (await saveAndSendUnlock(tx, lan, contract.saveAndSendUnlock.body.parse(ask))).data;
};
const paid = async (tx: Tx, advanceId: string) =>
  (await getAdvance(tx, lan, { advanceId })).statusPayment;

test(
  "a request makes its settlements Denied, and their advances are not settled any more",
  story(async (tx) => {
    const { advanceId, done } = await doneSettlements(tx, 3);
    expect(await paid(tx, advanceId)).toBe("PartialSettlement");
    const numbers = done.map(({ settlementNo }) => settlementNo);
    const found = await findToUnlock(
      tx,
      lan,
      contract.findToUnlock.body.parse({
        unlockType: "Settlement",
        keywords: [...numbers, "SM0001/0001"],
      }),
    );
    expect(found.found.map(({ unlockName }) => unlockName)).toEqual(numbers);
    expect(found.missing).toEqual(["SM0001/0001"]);

    const statementsOf = async (ids: readonly string[]) => {
      const { id } = await send(tx, ids);
      await approveUnlock(tx, manager, { id });
      const before = statementCount(tx);
      await approveUnlock(tx, accountant, { id });
      return statementCount(tx) - before;
    };
    const [one, ...others] = done.map(({ id }) => id);
    const ofOne = await statementsOf([one ?? ""]);
    expect(await paid(tx, advanceId)).toBe("PartialSettlement");
    expect(await statementsOf(others)).toBe(ofOne);
    expect(await paid(tx, advanceId)).toBe("NotSettled");
    for (const { id } of done) {
      const { statusApproval, may } = await getSettlement(tx, lan, { settlementId: id });
      expect(statusApproval).toBe("Denied");
      expect(may).toContain("update");
    }
    const [ledger] = await rows<{ open: string }>(
      tx,
      sql`select open::int::text as open from advance_open
        where company_id = ${companyId} and advance_id = ${advanceId}`,
    );
    expect(ledger).toEqual({ open: "4000000" });
  }),
);

test(
  "a settlement that is paid with a voucher is neither named nor unlocked",
  story(async (tx) => {
    const { done } = await doneSettlements(tx, 1);
    const [{ id: settlementId } = { id: "" }] = done;
    const { id } = await send(tx, [settlementId]);
    await approveUnlock(tx, manager, { id });
    await run(
      tx,
      sql`update settlement set voucher_no = 'PC1', voucher_date = request_date
        where company_id = ${companyId} and id = ${settlementId}`,
    );
    const asked = { unlockType: "Settlement" as const, ids: [settlementId] };
    expect((await checkVouchers(tx, lan, asked)).status).toBe(true);
    expect((await refusal(approveUnlock(tx, accountant, { id }))).code).toBe("settlement.paid");
    expect((await refusal(send(tx, [settlementId]))).code).toBe("settlement.paid");
  }),
);
