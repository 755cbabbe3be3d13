import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import { jobProfit } from "@fairway/areas/charge/server/profits.ts";
import { saveCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import { chargeLine } from "@fairway/areas/charge/model/chargeLine.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import {
  advanceDay,
  type BilledJob,
  billedJob,
  sendAdvance,
} from "../../../tests/cast/advanceGround.ts";
import { billNote } from "../../../tests/cast/billing.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import {
  costs,
  directLineOf,
  writeSettlementGround,
} from "../../../tests/cast/settlementGround.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import * as contract from "../contract.ts";
import { approveAdvance, unlockAdvances } from "./advanceApproval.ts";
import { deleteAdvance } from "./changeAdvance.ts";
import { addAdvance, updateAdvance } from "./saveAdvance.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const manager = castActor("manager");
const accountant = castActor("accountant");

beforeAll(() => inTransaction(database, writeSettlementGround));
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);
const add = async (tx: Tx, ask: object, actor = lan) =>
  (await addAdvance(tx, actor, contract.addAdvance.body.parse(ask))).data;

const lift = ({ job, bill }: BilledJob, charge: object = {}) => ({
  jobId: job.id,
  hblid: bill.id,
  description: "Lift on",
  amount: "0",
  charge: {
    id: null,
    chargeId: costs.lift,
    quantity: "2",
    unitId: ground.hc40,
    unitPrice: "100.25",
    vatrate: "8",
    ...charge,
  },
});
const form = (advanceRequests: readonly object[], change: object = {}) => ({
  requestDate: advanceDay,
  dueDate: advanceDay,
  currencyId: "USD",
  payeeId: ground.carrier,
  advanceFor: "HBL",
  advanceRequests,
  ...change,
});
const linesOf = (tx: Tx, { job }: BilledJob) => getCharges(tx, lan, { jobId: job.id });

/** Keys the charge on the bill, bought from the carrier. */
async function buy(tx: Tx, { bill }: BilledJob): Promise<void> {
  const line = directLineOf(bill.id, "BUY", { chargeId: costs.lift, unitPrice: "2950000" });
  const charges = [chargeLine.parse(line)];
  await saveCharges(tx, lan, { hblid: bill.id, type: "BUY", charges, removed: [] });
}

async function approved(tx: Tx, advanceId: string) {
  await approveAdvance(tx, manager, { advanceId });
  return (await approveAdvance(tx, accountant, { advanceId })).data;
}

test(
  "the charges wait on their bills, are bought at the end of the approval, and wait again when unlocked",
  story(async (tx) => {
    const one = await billedJob(tx);
    const { total: before } = await jobProfit(tx, lan, one.job.id);
    const sent = await sendAdvance(tx, form([lift(one)]));
    expect(sent).toMatchObject({
      amount: "216.54",
      advanceFor: "HBL",
      advanceRequests: [
        { amount: "216.54", charge: { chargeCode: "B_LIFT", unitPrice: "100.25", vatrate: "8" } },
      ],
    });
    const [waiting] = await linesOf(tx, one);
    expect(waiting).toMatchObject({
      type: "ADV",
      total: "216.54",
      isFromShipment: false,
      paymentObjectId: ground.carrier,
      exchangeDate: advanceDay,
      claims: [{ slot: "advance", side: "credit", documentNo: sent.advanceNo, isFirm: false }],
    });
    expect((await jobProfit(tx, lan, one.job.id)).total).toEqual(before);

    expect((await approved(tx, sent.id)).statusApproval).toBe("Done");
    const [boughtLine] = await linesOf(tx, one);
    expect(boughtLine).toMatchObject({
      id: waiting?.id,
      type: "BUY",
      isFromShipment: true,
      exchangeDate: accountant.today,
      claims: [{ slot: "advance", isFirm: true }],
    });
    const { total: after } = await jobProfit(tx, lan, one.job.id);
    expect(after.buying.usd).toBe("200.50");

    await unlockAdvances(tx, accountant, { ids: [sent.id], comment: "Other price" });
    const [again] = await linesOf(tx, one);
    expect(again).toMatchObject({
      type: "ADV",
      isFromShipment: false,
      claims: [{ slot: "advance", isFirm: false }],
    });
    expect((await jobProfit(tx, lan, one.job.id)).total).toEqual(before);
  }),
);

test(
  "a charge that another document holds stays bought",
  story(async (tx) => {
    const one = await billedJob(tx);
    const sent = await sendAdvance(tx, form([lift(one)]));
    await approved(tx, sent.id);
    const [line] = await linesOf(tx, one);
    const note = await billNote(tx, [line?.id ?? ""], {
      jobId: one.job.id,
      type: "CREDIT",
      partnerId: ground.carrier,
    });
    const unlock = unlockAdvances(tx, accountant, { ids: [sent.id], comment: "Other price" });
    expect(await refusal(unlock)).toMatchObject({
      code: "advance.settled",
      facts: { settlementNo: note.code },
    });
  }),
);

test(
  "lines are changed, removed with the advance, and refused where they are on the job",
  story(async (tx) => {
    const one = await billedJob(tx);
    const made = await add(tx, form([lift(one)]));
    const [first] = made.advanceRequests;
    const dearer = lift(one, { id: first?.charge?.id, unitPrice: "150" });
    const { data } = await updateAdvance(
      tx,
      lan,
      contract.updateAdvance.body.parse({ ...form([dearer]), id: made.id, version: made.version }),
    );
    expect(data).toMatchObject({
      amount: "324",
      advanceRequests: [{ charge: { unitPrice: "150" } }],
    });
    expect(await linesOf(tx, one)).toHaveLength(1);
    expect((await refusal(add(tx, form([lift(one)])))).code).toBe("advance.chargeOnJob");
    await deleteAdvance(tx, lan, { advanceNo: made.advanceNo });
    expect(await linesOf(tx, one)).toEqual([]);
    await buy(tx, one);
    expect((await refusal(add(tx, form([lift(one)])))).code).toBe("advance.chargeOnJob");
  }),
);

test(
  "wrong carrier advances are refused by field; a locked job or a repeated charge stops the last approval",
  story(async (tx) => {
    const one = await billedJob(tx);
    const wrong = async (ask: object) => wrongFields(await refusal(add(tx, ask)));
    expect(await wrong(form([lift(one)], { payeeId: null }))).toEqual([
      "payeeId advance.needsPayee",
    ]);
    expect(await wrong(form([{ ...lift(one), charge: null }]))).toEqual([
      "advanceRequests.0.charge advance.needsCharge",
    ]);
    expect(await wrong(form([lift(one), { ...lift(one), advanceType: "Norm" }]))).toEqual([
      "advanceRequests.1.charge.chargeId advance.chargeTwice",
      "advanceRequests.1.advanceType advance.typeOfJob",
    ]);
    expect(await wrong(form([lift(one)], { advanceFor: null }))).toContain(
      "advanceRequests.0.charge advance.noCarrier",
    );
    expect(await wrong(form([lift(one, { chargeId: costs.freight })]))).toEqual([
      "advanceRequests.0.chargeId charge.wrongType",
    ]);
    const plain = castActor("documentation", { change: { acctAP: { special: [] } } });
    expect((await refusal(add(tx, form([lift(one)]), plain))).code).toBe("access.forbidden");

    const sent = await sendAdvance(tx, form([lift(one)]));
    await approveAdvance(tx, manager, { advanceId: sent.id });
    await buy(tx, one);
    const repeated = approveAdvance(tx, accountant, { advanceId: sent.id });
    expect(await refusal(repeated)).toMatchObject({
      code: "advance.chargeOnJob",
      facts: { chargeCode: "B_LIFT", jobNo: one.job.jobNo },
    });
    await run(
      tx,
      sql`update shipment set is_locked = true, locked_date = now()
        where company_id = ${companyId} and id = ${one.job.id}`,
    );
    const last = approveAdvance(tx, accountant, { advanceId: sent.id });
    expect((await refusal(last)).code).toBe("charge.jobLocked");
  }),
);
