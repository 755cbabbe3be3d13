import { getAdvance } from "@fairway/areas/advance/server/getAdvance.ts";
import { unlockAdvances } from "@fairway/areas/advance/server/advanceApproval.ts";
import { chargeLine } from "@fairway/areas/charge/model/chargeLine.ts";
import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import { jobProfit } from "@fairway/areas/charge/server/profits.ts";
import { listCharges } from "@fairway/areas/charge/server/listCharges.ts";
import { saveCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import { advancesOfJob } from "@fairway/areas/shipment/server/advancesOfJob.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import {
  advanceFormOf,
  advanceLineOf,
  approvedAdvance,
  type BilledJob,
  billedJob,
} from "../../../tests/cast/advanceGround.ts";
import { billNote } from "../../../tests/cast/billing.ts";
import { companyId, offices } from "../../../tests/cast/people.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import {
  approvedSettlement,
  costs,
  directFormOf,
  directLineOf,
  sendSettlementOf,
  settlementDay,
  writeSettlementGround,
} from "../../../tests/cast/settlementGround.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import * as contract from "../contract.ts";
import { checkSend, mayChangeLines, mayDenySettlements, repeatedLines } from "./checkSettlement.ts";
import "./constraints.ts";
import { copyLines } from "./copyLines.ts";
import { advancesForHouse, paymentsOfShipment } from "./costsOfHouse.ts";
import { deleteSettlement } from "./deleteSettlement.ts";
import { existingCharges, payeesOfCharges } from "./findCosts.ts";
import { getSettlement, groupsOfSettlement } from "./getSettlement.ts";
import { listSettlements } from "./listSettlements.ts";
import { addSettlement, updateSettlement } from "./saveSettlement.ts";
import {
  approveSettlement,
  denySettlement,
  denySettlements,
  recallSettlement,
  sendSettlement,
  unlockSettlements,
} from "./settlementApproval.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const manager = castActor("manager");
const accountant = castActor("accountant");

beforeAll(() => inTransaction(database, writeSettlementGround));
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const add = async (tx: Tx, ask: object, actor = lan) =>
  (await addSettlement(tx, actor, contract.addSettlement.body.parse(ask))).data;
const update = async (tx: Tx, ask: object) =>
  (await updateSettlement(tx, lan, contract.updateSettlement.body.parse(ask))).data;
const paid = async (tx: Tx, advanceId: string) =>
  (await getAdvance(tx, lan, { advanceId })).statusPayment;

const lift = ({ bill }: BilledJob, change: object = {}) =>
  directLineOf(bill.id, "BUY", {
    chargeId: costs.lift,
    quantity: "2",
    unitPrice: "2950000",
    vatrate: "8",
    ...change,
  });
const portFee = ({ bill }: BilledJob, change: object = {}) =>
  directLineOf(bill.id, "OBH", {
    chargeId: costs.portFee,
    quantity: "2",
    unitPrice: "2200000",
    ...change,
  });

async function advanced(tx: Tx) {
  const [one, two] = [await billedJob(tx), await billedJob(tx)];
  const lines = [
    advanceLineOf(one, "6500000"),
    advanceLineOf(one, "4400000"),
    advanceLineOf(two, "3250000"),
  ];
  return { one, two, advance: await approvedAdvance(tx, advanceFormOf("VND", lines)) };
}

/** The charges of a bill on a side as they are keyed on the job. */
async function bought(tx: Tx, { bill }: BilledJob, change: object = {}) {
  const line = lift({ bill } as BilledJob, change);
  const charges = [chargeLine.parse(line)];
  const saved = await saveCharges(tx, lan, { hblid: bill.id, type: "BUY", charges, removed: [] });
  return saved.data.map(({ id }) => id);
}

const existing = (chargeIds: readonly string[], change: object = {}) => ({
  requestDate: settlementDay,
  dueDate: settlementDay,
  settlementType: "EXISTING",
  existing: chargeIds.map((chargeId) => ({ chargeId })),
  ...change,
});
const search = (change: object) => contract.existingCharges.body.parse(change);

describe("new costs against an advance", () => {
  test(
    "less, more and even: the requester returns, the company pays, nobody owes",
    story(async (tx) => {
      const { one, two, advance } = await advanced(tx);
      const advanceId = advance.id;
      const less = await sendSettlementOf(
        tx,
        directFormOf("VND", [lift(one, { advanceId }), portFee(one, { advanceId })]),
      );
      expect(less).toMatchObject({
        settlementNo: "SM2603/0001",
        amount: "10772000",
        amountUsd: "423.47",
        advanceAmount: "10900000",
        balanceAmount: "128000",
        paymentMethod: "Cash",
        statusApproval: "Request Approval",
        groups: [{ advanceAmount: "10900000", amount: "10772000", balance: "128000" }],
      });
      expect(await paid(tx, advanceId)).toBe("NotSettled");
      await approvedSettlement(tx, less.id);
      expect(await paid(tx, advanceId)).toBe("PartialSettlement");

      const more = await sendSettlementOf(
        tx,
        directFormOf("USD", [
          directLineOf(two.bill.id, "BUY", {
            chargeId: costs.inspection,
            unitPrice: "95",
            currencyId: "USD",
            advanceId,
          }),
          directLineOf(two.bill.id, "OBH", {
            chargeId: costs.quarantine,
            unitPrice: "900000",
            vatrate: "8",
            advanceId,
          }),
        ]),
      );
      expect(more).toMatchObject({
        amount: "133.21",
        amountVnd: "3388548",
        advanceAmount: "127.89",
        balanceAmount: "-5.32",
        paymentMethod: "Cash",
      });
      await approvedSettlement(tx, more.id);
      expect(await paid(tx, advanceId)).toBe("Settled");

      await unlockSettlements(tx, accountant, { ids: [more.id], comment: "Wrong invoice" });
      expect(await paid(tx, advanceId)).toBe("PartialSettlement");
      const again = await getSettlement(tx, lan, { settlementId: more.id });
      expect(again.statusApproval).toBe("Denied");
      expect(await advancesOfJob(tx, lan, { jobId: one.job.id })).toMatchObject([
        { advance: { amount: "10900000" }, settlement: { amount: "10772000" }, balance: "128000" },
      ]);
      const unlock = unlockAdvances(tx, accountant, { ids: [advanceId], comment: "Wrong" });
      expect((await refusal(unlock)).code).toBe("advance.settled");
    }),
  );

  test(
    "an advance in USD is settled to the last dong in VND, and the method is Other",
    story(async (tx) => {
      const [one, two] = [await billedJob(tx), await billedJob(tx)];
      const lines = [
        advanceLineOf(one, "150.01"),
        advanceLineOf(one, "80.51"),
        advanceLineOf(two, "120.25"),
      ];
      const advance = await approvedAdvance(tx, advanceFormOf("USD", lines));
      const line = (billed: BilledJob, chargeId: string, unitPrice: string) =>
        directLineOf(billed.bill.id, "BUY", {
          chargeId,
          unitPrice,
          currencyId: "USD",
          exchangeDate: "2026-03-16",
          advanceId: advance.id,
        });
      const even = await sendSettlementOf(
        tx,
        directFormOf(
          "VND",
          [
            line(one, costs.lift, "150.01"),
            line(one, costs.inspection, "80.51"),
            line(two, costs.trucking, "120.25"),
          ],
          { requestDate: "2026-03-16" },
        ),
      );
      expect(even).toMatchObject({
        amount: "8913942",
        advanceAmount: "8913942",
        balanceAmount: "0",
        paymentMethod: "Other",
      });
      expect(even.groups.map(({ amount, balance }) => [amount, balance])).toEqual([
        ["5858089", "0"],
        ["3055853", "0"],
      ]);
      await approvedSettlement(tx, even.id);
      expect(await paid(tx, advance.id)).toBe("Settled");
    }),
  );

  test(
    "an advance stands on one settlement for a house, and on the requester's only",
    story(async (tx) => {
      const { one, advance } = await advanced(tx);
      const advanceId = advance.id;
      const offered = { hblId: one.bill.id, payeeId: null, settlementId: null };
      expect(await advancesForHouse(tx, lan, offered)).toMatchObject([{ amount: "10900000" }]);
      const first = await add(tx, directFormOf("VND", [lift(one, { advanceId })]));
      expect(await advancesForHouse(tx, lan, offered)).toEqual([]);
      const other = directFormOf("VND", [portFee(one, { advanceId })]);
      expect((await refusal(add(tx, other))).code).toBe("advance.settled");
      const foreign = directFormOf("VND", [lift(one, { chargeId: costs.trucking, advanceId })]);
      expect((await refusal(add(tx, foreign, manager))).code).toBe("settlement.otherAdvance");
      await deleteSettlement(tx, lan, { settlementNo: first.settlementNo });
      const last = directFormOf("VND", [lift(one, { chargeId: costs.inspection, advanceId })]);
      expect((await add(tx, last)).advanceAmount).toBe("10900000");
    }),
  );

  test(
    "lines that would raise their advance are refused, and without it they are taken",
    story(async (tx) => {
      const { one, advance } = await advanced(tx);
      const advanceId = advance.id;
      const refund = { unitPrice: "-3000000", chargeId: costs.trucking };
      const form = (change: object) =>
        directFormOf("VND", [lift(one, { advanceId }), lift(one, { ...refund, ...change })]);
      const below = await refusal(add(tx, form({ advanceId })));
      expect(below.code).toBe("settlement.advanceBelowZero");
      expect(below.say("en")).toContain(advance.advanceNo);
      const saved = await sendSettlementOf(tx, form({}));
      expect(saved.groups.map(({ amount }) => amount)).toEqual(["6372000", "-6480000"]);
      expect((await approvedSettlement(tx, saved.id)).statusApproval).toBe("Done");
    }),
  );

  test(
    "sums that do not agree are refused in words",
    story(async (tx) => {
      const { one, advance } = await advanced(tx);
      const { id } = await add(tx, directFormOf("VND", [lift(one, { advanceId: advance.id })]));
      const code = async (change: ReturnType<typeof sql>) => {
        const write = sql`update settlement set ${change}
          where company_id = ${companyId} and id = ${id}`;
        return (await refusal(run(tx, write))).code;
      };
      await run(tx, sql`savepoint before`);
      expect(await code(sql`balance_amount = balance_amount + 1`)).toBe("settlement.sums");
      await run(tx, sql`rollback to savepoint before`);
      expect(await code(sql`advance_amount = amount, balance_amount = 0`)).toBe(
        "settlement.method",
      );
    }),
  );

  test(
    "lines are born on the bill, change with the settlement and leave with it",
    story(async (tx) => {
      const one = await billedJob(tx);
      const saved = await add(tx, directFormOf("VND", [lift(one), portFee(one)]));
      const onBill = () => getCharges(tx, lan, { hblid: one.bill.id });
      const [buy] = saved.surcharges;
      expect((await onBill()).map((each) => [each.type, each.isFromShipment])).toEqual([
        ["BUY", false],
        ["OBH", false],
      ]);
      const changed = await update(tx, {
        ...directFormOf("VND", [
          lift(one, { id: buy?.chargeLineId, unitPrice: "3000000" }),
          lift(one, { chargeId: costs.trucking, unitPrice: "100000" }),
        ]),
        id: saved.id,
        version: saved.version,
      });
      expect(changed.surcharges.map(({ chargeLineId, netVnd }) => [chargeLineId, netVnd])).toEqual([
        [buy?.chargeLineId, "6000000"],
        [expect.any(String), "200000"],
      ]);
      expect((await onBill()).map(({ type }) => type)).toEqual(["BUY", "BUY"]);
      const stale = { ...directFormOf("VND", [lift(one)]), id: saved.id, version: saved.version };
      expect((await refusal(update(tx, stale))).code).toBe("record.conflict");
      await deleteSettlement(tx, lan, { settlementNo: saved.settlementNo });
      expect(await onBill()).toEqual([]);
      const gone = await getSettlement(tx, lan, { settlementId: saved.id });
      expect(gone).toMatchObject({ statusApproval: "Canceled", amount: "6696000" });
      expect(gone.surcharges).toHaveLength(2);
    }),
  );

  test(
    "a note takes a direct on-behalf line from the manager's approval on, and then it stays",
    story(async (tx) => {
      const one = await billedJob(tx);
      const sent = await sendSettlementOf(tx, directFormOf("VND", [portFee(one)]));
      const ids = sent.surcharges.map(({ chargeLineId }) => chargeLineId);
      const bill = () => billNote(tx, ids, { partnerId: ground.customer, jobId: one.job.id });
      await expect(bill()).rejects.toThrow("cdNote.notSettled");
      await approveSettlement(tx, manager, { settlementId: sent.id });
      const note = await bill();
      expect(note.totalVnd).toBe("4400000");
      await denySettlement(tx, accountant, { settlementId: sent.id, comment: "No receipt" });
      const held = await mayChangeLines(tx, lan, { settlementId: sent.id });
      expect(held).toMatchObject([{ heldBy: note.code }]);
      const { version } = await getSettlement(tx, lan, { settlementId: sent.id });
      const same = directFormOf("VND", [{ ...portFee(one), id: ids[0] }], {
        note: "Receipt added",
      });
      const again = await update(tx, { ...same, id: sent.id, version });
      expect(again).toMatchObject({ statusApproval: "New", note: "Receipt added" });
      const gone = deleteSettlement(tx, lan, { settlementNo: sent.settlementNo });
      expect((await refusal(gone)).code).toBe("charge.frozen");
    }),
  );

  test(
    "another cost makes the amount and no profit, is paid to its payee and goes with the settlement",
    story(async (tx) => {
      const one = await billedJob(tx);
      const jobId = one.job.id;
      const { total: before } = await jobProfit(tx, lan, jobId);
      const sundry = directLineOf(one.bill.id, "OTHER", {
        chargeId: costs.sundry,
        unitPrice: "300000",
      });
      const both = await add(tx, directFormOf("VND", [lift(one), sundry]));
      expect(both).toMatchObject({
        amount: "6672000",
        balanceAmount: "-6672000",
        surcharges: [
          { type: "BUY", side: "credit" },
          { type: "OTHER", side: "credit", paymentObjectId: ground.carrier },
        ],
      });
      const { total } = await jobProfit(tx, lan, jobId);
      expect(decimal(total.profit.vnd).minus(decimal(before.profit.vnd)).toFixed()).toBe(
        "-5900000",
      );
      const sent = await sendSettlementOf(tx, {
        ...directFormOf("VND", [{ ...sundry, id: both.surcharges[1]?.chargeLineId }]),
        id: both.id,
        version: both.version,
      });
      expect(sent).toMatchObject({ amount: "300000", surcharges: [{ type: "OTHER" }] });
      expect(await approvedSettlement(tx, sent.id)).toMatchObject({ statusApproval: "Done" });
      const wrong = directFormOf("VND", [{ ...sundry, chargeId: costs.lift }]);
      expect(wrongFields(await refusal(add(tx, wrong)))).toEqual([
        "direct.0.chargeId charge.wrongType",
      ]);
    }),
  );

  test(
    "locked jobs, repeated costs and other people's bills refuse",
    story(async (tx) => {
      const one = await billedJob(tx);
      const first = await add(tx, directFormOf("VND", [lift(one)]));
      const again = directFormOf("VND", [lift(one)]);
      expect((await refusal(add(tx, again))).code).toBe("settlement.duplicate");
      const cost = portFee(one);
      const named = { ...cost, invoiceNo: "1C26-ab", notes: "Night shift" };
      await add(tx, directFormOf("VND", [named]));
      const otherCase = { ...cost, invoiceNo: "1c26-AB", notes: " night SHIFT" };
      expect((await refusal(add(tx, directFormOf("VND", [otherCase])))).code).toBe(
        "settlement.duplicate",
      );
      const repeated = contract.repeatedLines.body.parse({ direct: again.direct });
      expect(await repeatedLines(tx, lan, repeated)).toMatchObject([
        { settlementNo: first.settlementNo },
      ]);
      const twice = directFormOf("VND", [portFee(one), portFee(one)]);
      expect(wrongFields(await refusal(add(tx, twice)))).toEqual([
        "direct.1.chargeId settlement.chargeTwice",
      ]);
      const wrong = directFormOf("VND", [portFee(one, { unitPrice: "0" })]);
      expect(wrongFields(await refusal(add(tx, wrong)))).toEqual([
        "direct.0.unitPrice charge.unitPrice",
      ]);
      const none = directFormOf("VND", []);
      expect((await refusal(add(tx, none))).fields?.[0]?.code).toBe("settlement.noLines");
      const unknown = directFormOf("VND", [lift(one, { hblid: newId() })]);
      expect((await refusal(add(tx, unknown))).code).toBe("settlement.unknownJob");
      const netOff = directFormOf("VND", [portFee(one)], { paymentMethod: "NETOFF_SHPT" });
      expect(wrongFields(await refusal(add(tx, netOff)))).toEqual(["payeeId settlement.netOff"]);
      await run(
        tx,
        sql`update shipment set is_locked = true, locked_date = now()
          where company_id = ${companyId} and id = ${one.job.id}`,
      );
      expect((await refusal(add(tx, directFormOf("VND", [portFee(one)])))).code).toBe(
        "charge.jobLocked",
      );
    }),
  );
});

describe("charges of jobs", () => {
  test(
    "are found by the note and by the job, taken once, and released",
    story(async (tx) => {
      const one = await billedJob(tx);
      const ids = await bought(tx, one);
      const by = { partnerId: ground.carrier, jobNos: [one.job.jobNo] };
      expect(await existingCharges(tx, lan, search(by))).toMatchObject([
        { chargeId: ids[0], netVnd: "5900000", vatVnd: "472000", heldBy: null },
      ]);
      expect((await refusal(existingCharges(tx, lan, search({ jobNos: ["X"] })))).code).toBe(
        "settlement.noPartner",
      );
      const note = await billNote(tx, ids, {
        type: "CREDIT",
        partnerId: ground.carrier,
        jobId: one.job.id,
      });
      const ofNote = search({ creditNos: [note.code] });
      expect(await payeesOfCharges(tx, lan, ofNote)).toMatchObject([{ partnerId: ground.carrier }]);
      const saved = await add(tx, existing(ids, { paymentMethod: "Bank" }));
      expect(saved).toMatchObject({
        amount: "6372000",
        advanceAmount: null,
        balanceAmount: "-6372000",
        paymentMethod: "Bank",
      });
      expect(await existingCharges(tx, lan, search(by))).toEqual([]);
      expect((await refusal(existingCharges(tx, lan, ofNote))).code).toBe(
        "settlement.documentUsed",
      );
      const elsewhere = castActor("salesHph");
      const own = castActor("salesHph", { rights: {} });
      expect((await refusal(existingCharges(tx, elsewhere, ofNote))).code).toBe(
        "settlement.documentUsed",
      );
      expect(await existingCharges(tx, own, ofNote)).toEqual([]);
      expect(await payeesOfCharges(tx, own, ofNote)).toEqual([]);
      expect((await refusal(add(tx, existing(ids)))).code).toBe("charge.taken");
      await deleteSettlement(tx, lan, { settlementNo: saved.settlementNo });
      expect(await existingCharges(tx, lan, ofNote)).toHaveLength(1);
      expect(await getCharges(tx, lan, { chargeIds: ids })).toHaveLength(1);
    }),
  );

  test(
    "keep an edited net and a typed rate on the settlement; the charge stays",
    story(async (tx) => {
      const one = await billedJob(tx);
      const ids = await bought(tx, one, {
        unitPrice: "10.5",
        currencyId: "USD",
        vatrate: "8",
      });
      const line = (change: object) =>
        existing([], { existing: ids.map((chargeId) => ({ chargeId, ...change })) });
      const saved = await add(tx, line({ exchangeRate: "25500", vatVnd: "42900" }));
      expect(saved.surcharges).toMatchObject([
        { netVnd: "535500", vatVnd: "42900", netUsd: "21.00", isKeyed: true },
      ]);
      expect(saved.amount).toBe("578400");
      const [charge] = await getCharges(tx, lan, { chargeIds: ids });
      expect(charge?.amountVnd).toBe("534184");
      await deleteSettlement(tx, lan, { settlementNo: saved.settlementNo });
      await billNote(tx, ids, { type: "CREDIT", partnerId: ground.carrier, jobId: one.job.id });
      expect((await refusal(add(tx, line({ exchangeRate: "25500" })))).code).toBe(
        "settlement.rateHeld",
      );
    }),
  );

  test(
    "a typed rate outside the bound takes the right and a reason, and amounts stay near it",
    story(async (tx) => {
      const one = await billedJob(tx);
      const ids = await bought(tx, one, { unitPrice: "10.5", currencyId: "USD", vatrate: "8" });
      const form = (line: object, change: object = {}) =>
        existing([], { existing: ids.map((chargeId) => ({ chargeId, ...line })), ...change });
      const far = { exchangeRate: "1" };
      const byRole = castActor("documentation", {
        change: { settingExchangeRate: { special: [] } },
      });
      const rate = "existing.0.exchangeRate";
      expect(wrongFields(await refusal(add(tx, form(far), byRole)))).toEqual([
        `${rate} rate.outsideBound`,
      ]);
      expect(wrongFields(await refusal(add(tx, form(far))))).toEqual([`${rate} rate.reasonNeeded`]);
      const typed = { netVnd: "999999999999", vatVnd: "999999999" };
      for (const more of [{}, { exchangeRate: "25500" }]) {
        expect(wrongFields(await refusal(add(tx, form({ ...typed, ...more }))))).toEqual([
          "existing.0.netVnd charge.adjustTooFar",
          "existing.0.vatVnd charge.adjustTooFar",
        ]);
      }
      const agreed = { rateReason: "Agreed with the carrier" };
      const saved = await add(tx, form({ exchangeRate: "20000", vatVnd: "33590" }, agreed));
      expect(saved).toMatchObject({ rateOutside: true, ...agreed, amount: "453590" });
      expect(saved.surcharges).toMatchObject([{ typedRate: "20000", netVnd: "420000" }]);
      const kept = { exchangeRate: "20000", netVnd: "420000", vatVnd: "33590" };
      const again = await update(tx, { ...form(kept), id: saved.id, version: saved.version });
      expect(again).toMatchObject({ rateOutside: true, ...agreed, amount: "453590" });
      const next = { id: saved.id, version: again.version };
      const other = { ...form({ exchangeRate: "20001" }), ...next };
      expect((await refusal(update(tx, other))).code).toBe("rate.reasonNeeded");
      const back = await update(tx, { ...form({}), ...next });
      expect(back).toMatchObject({ rateOutside: false, rateReason: null, amount: "576919" });
    }),
  );

  test(
    "what is sold is not settled, and both kinds of costs do not stand on one settlement",
    story(async (tx) => {
      const one = await billedJob(tx);
      const charges = [
        chargeLine.parse(
          directLineOf(one.bill.id, "SELL", { chargeId: costs.freight, unitPrice: "5" }),
        ),
      ];
      const sold = await saveCharges(tx, lan, {
        hblid: one.bill.id,
        type: "SELL",
        charges,
        removed: [],
      });
      const ids = sold.data.map(({ id }) => id);
      expect((await refusal(add(tx, existing(ids)))).code).toBe("settlement.sold");
      const both = existing(ids, { direct: [lift(one)] });
      expect(wrongFields(await refusal(add(tx, both)))).toEqual([
        "settlementType settlement.otherType",
      ]);
      expect((await refusal(add(tx, existing([newId()])))).code).toBe("record.notFound");
    }),
  );
});

describe("approval", () => {
  test(
    "a denied settlement whose lines are on a voucher is not changed, sent or deleted",
    story(async (tx) => {
      const ids = await bought(tx, await billedJob(tx));
      const { id, settlementNo } = await sendSettlementOf(tx, existing(ids));
      await denySettlement(tx, manager, { settlementId: id, comment: "Wrong day" });
      await run(
        tx,
        sql`update settlement set voucher_no = 'FPC2603/00001', voucher_date = ${settlementDay}
          where company_id = ${companyId} and id = ${id}`,
      );
      const { version, may } = await getSettlement(tx, lan, { settlementId: id });
      expect(may).not.toContain("delete");
      for (const verb of [
        () => deleteSettlement(tx, lan, { settlementNo }),
        () => sendSettlement(tx, lan, { id }),
        () => update(tx, { ...existing(ids), id, version }),
      ]) {
        expect((await refusal(verb())).code).toBe("settlement.paid");
      }
    }),
  );

  test(
    "accounting denies, the requester recalls, and who approves opens it without a right",
    story(async (tx) => {
      const one = await billedJob(tx);
      const sent = await sendSettlementOf(tx, directFormOf("VND", [lift(one)]));
      const plain = castActor("manager", { rights: {} });
      const before = statementCount(tx);
      expect((await getSettlement(tx, plain, { settlementId: sent.id })).amount).toBe("6372000");
      expect(statementCount(tx) - before).toBeLessThanOrEqual(5);
      const stranger = castActor("salesHph", { rights: {} });
      expect((await refusal(getSettlement(tx, stranger, { settlementId: sent.id }))).code).toBe(
        "record.notFound",
      );
      expect((await recallSettlement(tx, lan, { settlementId: sent.id })).data.statusApproval).toBe(
        "New",
      );
      expect(await checkSend(tx, lan, { id: sent.id })).toEqual({ status: true, reason: null });
      expect(await mayDenySettlements(tx, accountant, { ids: [sent.id] })).toEqual({
        status: false,
        settlementNos: [sent.settlementNo],
      });
      const deny = { ids: [sent.id], comment: "Wrong" };
      expect((await refusal(denySettlements(tx, accountant, deny))).code).toBe(
        "settlement.notSent",
      );
      const [page] = [{ page: 1, size: 15 }];
      const found = await listSettlements(tx, lan, {
        ...page,
        ...contract.pageSettlements.body.parse({ refNo: one.job.jobNo }),
      });
      expect(found.data).toMatchObject([{ settlementNo: sent.settlementNo }]);
      const groups = await groupsOfSettlement(tx, lan, {
        settlementNo: sent.settlementNo,
        ...page,
      });
      expect(groups.data[0]?.surcharges).toHaveLength(1);
      const totals = await paymentsOfShipment(tx, lan, { hblId: one.bill.id, requester: null });
      expect(totals.totals).toEqual([
        { currencyId: "VND", advance: "0", settlement: "6372000", balance: "-6372000" },
      ]);
      const copied = await copyLines(tx, lan, {
        settlementNo: sent.settlementNo,
        lineIds: sent.surcharges.map(({ id }) => id),
        hblids: [(await billedJob(tx)).bill.id],
      });
      expect(copied).toMatchObject([{ unitPrice: "2950000", id: null }]);
    }),
  );

  test(
    "an office that checks settlements refuses jobs without a profit",
    story(async (tx) => {
      await run(
        tx,
        sql`insert into office_setting (company_id, id, office_id, apply_type, apply_partner,
            approval_settlement)
          values (${companyId}, ${newId()}, ${offices.hcm}, 'None', 'None', true)`,
      );
      const one = await billedJob(tx);
      expect((await refusal(add(tx, directFormOf("VND", [lift(one)])))).code).toBe(
        "settlement.unprofitable",
      );
    }),
  );
});

test(
  "300 new costs are saved, sent and approved with the statements of two",
  story(async (tx) => {
    const counts = [];
    for (const count of [2, 300]) {
      const one = await billedJob(tx);
      const { id: advanceId } = await approvedAdvance(
        tx,
        advanceFormOf("VND", [advanceLineOf(one, "1000000")]),
      );
      const lines = Array.from({ length: count }, (_, at) =>
        lift(one, { advanceId, unitPrice: `${1000 + at}`, notes: `Line ${at}` }),
      );
      const began = statementCount(tx);
      const saved = await add(tx, directFormOf("VND", lines));
      const stored = statementCount(tx);
      await sendSettlement(tx, lan, { id: saved.id });
      await approveSettlement(tx, manager, { settlementId: saved.id });
      const sent = statementCount(tx);
      await approveSettlement(tx, accountant, { settlementId: saved.id });
      counts.push([stored - began, sent - stored, statementCount(tx) - sent]);
    }
    expect(counts[1]).toEqual(counts[0]);
  }),
);

test("of two settlements on an advance one wins, and no statement waits for ever", async () => {
  const { one, advance } = await inTransaction(database, advanced);
  const ask = (chargeId: string) =>
    directFormOf("VND", [lift(one, { chargeId, advanceId: advance.id })]);
  const outcomes = await Promise.allSettled(
    [costs.lift, costs.trucking, costs.inspection].map((chargeId) =>
      inTransaction(database, (tx) => add(tx, ask(chargeId))),
    ),
  );
  const won = outcomes.filter(({ status }) => status === "fulfilled");
  expect(won).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome.status === "rejected") {
      expect(outcome.reason).toMatchObject({ code: "advance.settled" });
    }
  }
});

test(
  "a settled line shows the approval of the accountant manager from the moment when it is given",
  story(async (tx) => {
    const job = await billedJob(tx);
    const settlement = await sendSettlementOf(tx, existing(await bought(tx, job)));
    const shown = async () => {
      const ask = { hbId: job.bill.id, type: "BUY", withDeleted: false } as const;
      return (await listCharges(tx, lan, ask)).data[0];
    };
    expect(await shown()).toMatchObject({
      settlementCode: settlement.settlementNo,
      chiefAccountantApproval: null,
    });
    await approvedSettlement(tx, settlement.id);
    expect(await shown()).toMatchObject({
      chiefAccountantApproval: { status: "Accountant Manager Approved", note: null },
    });
  }),
);

test(
  "repeated costs of a job out of reach are not told",
  story(async (tx) => {
    const one = await billedJob(tx);
    const again = directFormOf("VND", [lift(one)]);
    await add(tx, again);
    const ask = contract.repeatedLines.body.parse({ direct: again.direct });
    expect(await repeatedLines(tx, lan, ask)).toHaveLength(1);
    const office = { detail: "Office", list: "Office", write: "Office" } as const;
    const elsewhere = castActor("documentationHph", { change: { docSeaFCLExport: office } });
    expect(await repeatedLines(tx, elsewhere, ask)).toEqual([]);
  }),
);
