import { getApproval } from "@fairway/areas/approval/server/approvalOf.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { setHolders, setModes } from "../../../tests/cast/approvedPaper.ts";
import { writeJobGround } from "../../../tests/cast/openedJob.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import * as contract from "../contract.ts";
import { activateWorkOrder } from "./activateWorkOrder.ts";
import { approvalHistory, getWorkOrder, mayDeleteWorkOrder } from "./getWorkOrder.ts";
import { listWorkOrders, queryWorkOrderPrices } from "./listWorkOrders.ts";
import { addWorkOrder, deletePrice, deleteWorkOrder, updateWorkOrder } from "./saveWorkOrder.ts";
import { decideWorkOrder, sendWorkOrder } from "./workOrderApproval.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const manager = castActor("manager");
const accountant = castActor("accountant");
const [bought, sold] = [newId(), newId()];

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeJobGround(tx);
    await setHolders(tx, "manager", ["manager"]);
    await setHolders(tx, "accountant", ["accountant"]);
    await setModes(tx, { flow: "Approval", type: "Work order" });
    const charge = (id: string, code: string, type: string) => ({
      companyId,
      id,
      code,
      chargeNameEn: code,
      chargeNameVn: code,
      type,
      serviceTypeId: ["SFE"],
      officeIds: [],
    });
    await insertRows(tx, "charge", [
      charge(bought, "BS_OCF", "CREDIT"),
      charge(sold, "SS_OCF", "DEBIT"),
    ]);
  }),
);
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const price = (unitId: string, change: object = {}) => ({
  coloaderId: ground.carrier,
  type: "FCL",
  quantityType: "FLAT",
  unitId,
  buyingChargeId: bought,
  unitPriceBuying: "1310",
  sellingChargeId: sold,
  unitPriceSelling: "1450",
  currencyId: "USD",
  ...change,
});
const form = {
  transactionType: "SFE",
  customerId: ground.customer,
  saleManId: people.sales.id,
  pol: ground.saigon,
  pod: ground.losAngeles,
  effectiveDate: today(),
  expiredDate: addDays(today(), 60),
  prices: [price(ground.hc40), price(ground.dc20)],
  surcharges: [
    {
      priceNo: 2,
      type: "SELL",
      partnerType: "Customer",
      chargeId: sold,
      unitPrice: "30",
      currencyId: "USD",
    },
  ],
};
const add = async (tx: Tx, change: object = {}) =>
  (await addWorkOrder(tx, lan, contract.addWorkOrder.body.parse({ ...form, ...change }))).data;
const decide = (tx: Tx, actor: typeof lan, id: string, comment: string | null = null) =>
  decideWorkOrder(tx, actor, { id, version: undefined, isApproved: comment === null, comment });

test(
  "WO-1: an order is inactive and New, with a number of the month and its prices in order",
  story(async (tx) => {
    const order = await add(tx);
    expect(order).toMatchObject({
      workOrderNo: expect.stringMatching(/^WO\d{4}\/00001$/),
      approvedStatus: "New",
      active: false,
      customerName: "Hoa Sen Export",
      saleManName: people.sales.nameEn,
      polCode: "VNSGN",
      prices: [
        { priceNo: 1, unitCode: "40HC", quantityFrom: 1, quantityTo: 1 },
        { priceNo: 2, unitCode: "20DC" },
      ],
      surcharges: [{ priceNo: 2, partnerId: ground.customer, unitPrice: "30" }],
    });
    expect((await add(tx)).workOrderNo).toMatch(/\/00002$/);
  }),
);

test(
  "WO-1 to WO-3: what cannot be is named by its field",
  story(async (tx) => {
    const wrong = async (change: object) => wrongFields(await refusal(add(tx, change)));
    expect(await wrong({ saleManId: people.documentation.id })).toEqual([
      "saleManId workOrder.noSalesman",
    ]);
    expect(await wrong({ customerId: newId() })).toContain("customerId field.unknown");
    expect(await wrong({ prices: [price(ground.kgs)], surcharges: [] })).toEqual([
      "prices.0.unitId workOrder.unitNotContainer",
    ]);
    expect(
      await wrong({ prices: [price(ground.hc40, { buyingChargeId: sold })], surcharges: [] }),
    ).toEqual(["prices.0.buyingChargeId workOrder.chargeOfOther"]);
    expect(await wrong({ prices: [price(ground.hc40), price(ground.hc40)] })).toEqual([
      "prices.1.coloaderId workOrder.priceTwice",
    ]);
  }),
);

test(
  "WO-5: it is approved level by level; a change of it makes it New, and it is sent again",
  story(async (tx) => {
    const order = await add(tx);
    const sent = await sendWorkOrder(tx, lan, order);
    expect(sent.data.approvedStatus).toBe("Request Approval");
    const shut = contract.updateWorkOrder.body.parse({ ...form, id: order.id, version: 2 });
    expect((await refusal(updateWorkOrder(tx, lan, shut))).code).toBe("workOrder.sent");
    await decide(tx, manager, order.id);
    const done = await decide(tx, accountant, order.id);
    expect(done.data.approvedStatus).toBe("Done");
    const steps = await approvalHistory(tx, lan, { id: order.id });
    expect(steps.filter(({ decidedByName }) => decidedByName !== null)).toHaveLength(2);
    const again = contract.updateWorkOrder.body.parse({
      ...form,
      prices: [{ ...order.prices[0], unitPriceSelling: "1500" }],
      surcharges: [],
      id: order.id,
      version: done.data.version,
    });
    const changed = await updateWorkOrder(tx, lan, again);
    expect(changed.data).toMatchObject({
      approvedStatus: "New",
      prices: [{ id: order.prices[0]?.id, unitPriceSelling: "1500" }],
      surcharges: [],
    });
    expect((await getApproval(tx, lan, { documentId: order.id }))?.denials).toBe(0);
    const { id, version } = changed.data;
    expect((await sendWorkOrder(tx, lan, { id, version })).data.approvedStatus).toBe(
      "Request Approval",
    );
    const denied = await decide(tx, manager, id, "Too cheap");
    expect(denied.data.approvedStatus).toBe("Denied");
  }),
);

test(
  "an order without prices is not sent, and an older version is a conflict",
  story(async (tx) => {
    const empty = await add(tx, { prices: [], surcharges: [] });
    expect((await refusal(sendWorkOrder(tx, lan, empty))).code).toBe("workOrder.noPrices");
    const order = await add(tx);
    const old = { id: order.id, version: order.version - 1 };
    expect((await refusal(sendWorkOrder(tx, lan, old))).code).toBe("record.conflict");
  }),
);

test(
  "WO-7: of two orders for the same goods one is active; the refusal names it",
  story(async (tx) => {
    const [one, two] = [await add(tx), await add(tx)];
    await activateWorkOrder(tx, lan, { id: one.id, active: true });
    const refused = await refusal(activateWorkOrder(tx, lan, { id: two.id, active: true }));
    expect(refused.code).toBe("workOrder.duplicate");
    expect(refused.facts).toMatchObject({ workOrderNo: one.workOrderNo });
    const later = { effectiveDate: addDays(today(), 61), expiredDate: addDays(today(), 90) };
    const next = await add(tx, later);
    const active = await activateWorkOrder(tx, lan, { id: next.id, active: true });
    expect(active.data.active).toBe(true);
  }),
);

test(
  "WO-6: a deleted order keeps its number and leaves the list; a deleted price takes its surcharges",
  story(async (tx) => {
    const order = await add(tx);
    await deletePrice(tx, lan, { id: order.prices[1]?.id ?? "" });
    const less = await getWorkOrder(tx, lan, { id: order.id });
    expect([less.prices.length, less.surcharges.length]).toEqual([1, 0]);
    const numbers = async (change: object = {}) => {
      const ask = contract.pageWorkOrders.body.parse(change);
      const found = await listWorkOrders(tx, lan, { ...ask, page: 1, size: 15 });
      return found.data.map(({ workOrderNo }) => workOrderNo);
    };
    expect(await numbers({ pol: ground.saigon })).toEqual([order.workOrderNo]);
    expect(await numbers({ pol: ground.haiphong })).toEqual([]);
    expect(await mayDeleteWorkOrder(tx, lan, { id: order.id })).toBe(true);
    await deleteWorkOrder(tx, lan, { id: order.id });
    expect(await mayDeleteWorkOrder(tx, lan, { id: order.id })).toBe(false);
    expect(await numbers()).toEqual([]);
    expect(await numbers({ approvedStatus: "Canceled" })).toEqual([order.workOrderNo]);
    const wake = activateWorkOrder(tx, lan, { id: order.id, active: true });
    expect((await refusal(wake)).code).toBe("workOrder.canceled");
  }),
);

test(
  "the list reads the prices of all its orders with one statement",
  story(async (tx) => {
    const ask = contract.pageWorkOrders.body.parse({});
    const count = async () => {
      const before = statementCount(tx);
      const page = await listWorkOrders(tx, lan, { ...ask, page: 1, size: 15 });
      return [page.data.length, statementCount(tx) - before];
    };
    await add(tx);
    const [one, statements] = await count();
    await add(tx);
    await add(tx);
    expect([one, await count()]).toEqual([1, [3, statements]]);
    const criteria = { workOrderId: null, coloaderId: ground.carrier };
    expect(await queryWorkOrderPrices(tx, lan, criteria)).toHaveLength(6);
  }),
);
