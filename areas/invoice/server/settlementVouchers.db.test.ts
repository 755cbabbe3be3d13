import { getSettlement } from "@fairway/areas/settlement/server/getSettlement.ts";
import { unlockSettlements } from "@fairway/areas/settlement/server/settlementApproval.ts";
import { testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, type Tx } from "@fairway/engine/db/tx.ts";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { billedJob } from "../../../tests/cast/advanceGround.ts";
import { billInvoice } from "../../../tests/cast/billing.ts";
import {
  approvedSettlement,
  costs,
  directFormOf,
  directLineOf,
  sendSettlementOf,
  writeSettlementGround,
} from "../../../tests/cast/settlementGround.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import { codeOf, race } from "../../../tests/cast/race.ts";
import { updateInvoice as updateCall } from "../contract.ts";
import { cancelInvoice } from "./cancelInvoice.ts";
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
    await cancelInvoice(tx, ha, { id: early.id });
    expect(await voucherOf(tx, id)).toEqual(named(late));
    await cancelInvoice(tx, ha, { id: late.id });
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
