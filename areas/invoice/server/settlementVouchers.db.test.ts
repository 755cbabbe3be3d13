import { chargeLine } from "@fairway/areas/charge/model/chargeLine.ts";
import { saveCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import { dueRules } from "@fairway/areas/due/server/dueBooks.ts";
import { getSettlement } from "@fairway/areas/settlement/server/getSettlement.ts";
import { unlockSettlements } from "@fairway/areas/settlement/server/settlementApproval.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import {
  advanceFormOf,
  advanceLineOf,
  approvedAdvance,
  billedJob,
} from "../../../tests/cast/advanceGround.ts";
import { billInvoice, cancelBilled } from "../../../tests/cast/billing.ts";
import {
  approvedSettlement,
  costs,
  directFormOf,
  directLineOf,
  sendSettlementOf,
  settlementDay,
  writeSettlementGround,
} from "../../../tests/cast/settlementGround.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import { codeOf, race } from "../../../tests/cast/race.ts";
import { chargesForVoucher as offerCall, updateInvoice as updateCall } from "../contract.ts";
import { cancelInvoice } from "./cancelInvoice.ts";
import { chargesForVoucher } from "./chargesForInvoice.ts";
import { getInvoiceById } from "./getInvoiceById.ts";
import { invoiceRules } from "./invoiceBooks.ts";
import { updateInvoice } from "./updateInvoice.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const ha = castActor("accountant");

beforeAll(() => inTransaction(database, writeSettlementGround));

/** A settlement at Done with two costs. */
async function settled(tx: Tx) {
  const { bill } = await billedJob(tx);
  const line = (notes: string) =>
    directLineOf(bill.id, "BUY", { chargeId: costs.lift, unitPrice: "500000", notes });
  const { id, surcharges } = await sendSettlementOf(
    tx,
    directFormOf("VND", [line("a"), line("b")]),
  );
  await approvedSettlement(tx, id);
  const [first = "", second = ""] = surcharges.map(({ chargeLineId }) => chargeLineId);
  return { id, first, second };
}

const pay = (tx: Tx, chargeIds: string[], change: object = {}) =>
  billInvoice(tx, chargeIds, {
    type: "Voucher",
    partnerId: ground.carrier,
    paymentMethod: null,
    accountNo: null,
    ...change,
  } as never);

const voucherOf = async (tx: Tx, settlementId: string) => {
  const { voucherNo, voucherDate } = await getSettlement(tx, lan, { settlementId });
  return { voucherNo, voucherDate };
};

// Rule ST-15.
test("a settlement names the first of its vouchers, with the number and the day that it has now", () =>
  inTransaction(database, async (tx) => {
    const { id, first, second } = await settled(tx);
    const late = await pay(tx, [first], { date: "2026-11-20", voucherType: "Cash payment" });
    const early = await pay(tx, [second], { date: "2026-11-19" });
    const named = ({ voucherId: voucherNo, date: voucherDate }: typeof late) => ({
      voucherNo,
      voucherDate,
    });
    expect(await voucherOf(tx, id)).toEqual(named(early));
    const changed = { voucherId: "FPK2611/00077", date: "2026-11-18" };
    const asked = updateCall.body.parse({ id: early.id, version: early.version, ...changed });
    const { data } = await updateInvoice(tx, ha, asked);
    expect(await voucherOf(tx, id)).toEqual(named(data));
    await cancelBilled(tx, ha, early.id);
    expect(await voucherOf(tx, id)).toEqual(named(late));
    await cancelBilled(tx, ha, late.id);
    expect(await voucherOf(tx, id)).toEqual({ voucherNo: null, voucherDate: null });
  }));

// Rule VO-1.
test("a voucher waits for a settlement that is unlocked meanwhile, and is refused then", async () => {
  const { id, first } = await inTransaction(database, settled);
  const paid = await race(
    database,
    (tx) => unlockSettlements(tx, ha, { ids: [id], comment: "Wrong invoice" } as never),
    (tx) => pay(tx, [first]),
  );
  expect(codeOf(paid)).toBe("invoice.notSettled");
  const none = { voucherNo: null, voucherDate: null };
  expect(await inTransaction(database, (tx) => voucherOf(tx, id))).toEqual(none);
});

/** What is stored of the vouchers and items is as the books say. */
async function sound(tx: Tx) {
  for (const rule of [...invoiceRules, ...dueRules]) {
    expect(await rows(tx, await rule.breaches(companyId, tx))).toEqual([]);
  }
}
const change = async (tx: Tx, id: string, more: object) => {
  const { version } = await getInvoiceById(tx, ha, { id });
  return (await updateInvoice(tx, ha, updateCall.body.parse({ id, version, ...more }))).data;
};

// Rule VO-1.
test("a voucher starts from the amounts that the settlement approved, not from those of the charge", () =>
  rolledBack(database, async (tx) => {
    const { job, bill } = await billedJob(tx);
    const line = directLineOf(bill.id, "BUY", {
      chargeId: costs.lift,
      quantity: "2",
      unitPrice: "10.5",
      currencyId: "USD",
      vatrate: "8",
    });
    const charges = [chargeLine.parse(line)];
    const keyed = await saveCharges(tx, lan, {
      hblid: bill.id,
      type: "BUY",
      charges,
      removed: [],
    });
    const [chargeId = ""] = keyed.data.map(({ id }) => id);
    const settlement = await sendSettlementOf(tx, {
      requestDate: settlementDay,
      dueDate: settlementDay,
      settlementType: "EXISTING",
      currencyId: "VND",
      existing: [{ chargeId, exchangeRate: "25500", vatVnd: "42900" }],
    });
    await approvedSettlement(tx, settlement.id);
    expect(settlement.amount).toBe("578400");
    const asked = offerCall.body.parse({ settlementNos: [settlement.settlementNo] });
    const [offer] = await chargesForVoucher(tx, ha, asked);
    expect(offer?.charges).toMatchObject([{ amountVnd: "535500", vatAmountVnd: "42900" }]);
    const voucher = await pay(tx, [chargeId], { date: settlementDay });
    expect(voucher).toMatchObject({ totalAmountVnd: "578400", totalAmountUsd: "22.68" });
    const { charges: lines } = await getInvoiceById(tx, ha, { id: voucher.id });
    expect(lines).toMatchObject([{ finalExchangeRate: "25500", isKeyed: true }]);
    const typed = { lines: [{ chargeId, vatAmountVnd: "42850" }] };
    const { totalAmountVnd } = await change(tx, voucher.id, typed);
    expect(totalAmountVnd).toBe("578350");
    await change(tx, voucher.id, { lines: [] });
    expect((await getInvoiceById(tx, ha, { id: voucher.id })).totalAmountVnd).toBe("578400");
    expect(job.id).not.toBe("");
    await sound(tx);
  }));

// Rule VO-4.
test("what an advance paid is paid on the voucher, and no more than the advance; the rest is open", () =>
  rolledBack(database, async (tx) => {
    const one = await billedJob(tx);
    const advance = await approvedAdvance(tx, advanceFormOf("VND", [advanceLineOf(one, "700000")]));
    const line = (notes: string, more: object = {}) =>
      directLineOf(one.bill.id, "BUY", {
        chargeId: costs.lift,
        unitPrice: "500000",
        notes,
        ...more,
      });
    const { id, surcharges } = await sendSettlementOf(
      tx,
      directFormOf("VND", [
        line("a", { advanceId: advance.id }),
        line("b", { advanceId: advance.id }),
        line("c"),
      ]),
    );
    await approvedSettlement(tx, id);
    const [a = "", b = "", c = ""] = surcharges.map(({ chargeLineId }) => chargeLineId);
    const date = "2026-11-18";
    const full = await pay(tx, [a], { date });
    expect(full).toMatchObject({
      paymentStatus: "Paid",
      paidAhead: "500000",
      paidAmount: "500000",
      unpaidAmountVnd: "0",
    });
    const part = await pay(tx, [b, c], { date });
    expect(part).toMatchObject({
      paymentStatus: "Paid A Part",
      paidAmount: "200000",
      unpaidAmount: "800000",
    });
    await sound(tx);
    // It is no payment: the voucher is changed, moved and canceled as an unpaid one.
    expect(part.may).toEqual(expect.arrayContaining(["update", "cancel"]));
    const moved = await change(tx, part.id, { date: "2026-11-20" });
    expect(moved).toMatchObject({ paidAmount: "200000", paidAhead: "200000" });
    const early = await change(tx, part.id, {
      date: "2026-11-17",
      lines: [{ chargeId: b, amountVnd: "500100" }],
    });
    expect(early).toMatchObject({ totalAmount: "1000100", paidAmount: "200040" });
    await sound(tx);
    await cancelBilled(tx, ha, full.id);
    await cancelBilled(tx, ha, part.id);
    await sound(tx);
    const again = await pay(tx, [a, b], { date });
    expect(again).toMatchObject({ paidAmount: "700000", unpaidAmount: "300000" });
    await sound(tx);
  }));

// Rule IN-6.
test("a voucher that somebody changed meanwhile is not canceled", () =>
  rolledBack(database, async (tx) => {
    const { first } = await settled(tx);
    const { id, version } = await pay(tx, [first], { date: "2026-11-18" });
    await change(tx, id, { description: "Corrected" });
    const stale = refusal(cancelInvoice(tx, ha, { id, version, reason: null }));
    expect((await stale).code).toBe("record.conflict");
    await cancelInvoice(tx, ha, { id, version: version + 1, reason: null });
  }));
