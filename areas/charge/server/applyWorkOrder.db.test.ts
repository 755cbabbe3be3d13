import { updateRate } from "@fairway/areas/rate/server/updateRate.ts";
import * as orders from "@fairway/areas/workorder/contract.ts";
import { activateWorkOrder } from "@fairway/areas/workorder/server/activateWorkOrder.ts";
import { getWorkOrder } from "@fairway/areas/workorder/server/getWorkOrder.ts";
import {
  addWorkOrder,
  deleteWorkOrder,
  updateWorkOrder,
} from "@fairway/areas/workorder/server/saveWorkOrder.ts";
import {
  decideWorkOrder,
  sendWorkOrder,
} from "@fairway/areas/workorder/server/workOrderApproval.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { setHolders, setModes } from "../../../tests/cast/approvedPaper.ts";
import { billNote } from "../../../tests/cast/billing.ts";
import { openAirJob, openJob, writeBill, writeJobGround } from "../../../tests/cast/openedJob.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import { applyWorkOrder, compareWorkOrder, validateOrderCheckPoint } from "./applyWorkOrder.ts";
import { listCharges } from "./listCharges.ts";
import { suggestWorkOrders } from "./offeredWorkOrders.ts";
import { addAndUpdate } from "../contract.ts";
import { saveCharges } from "./saveCharges.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const manager = castActor("manager");
const accountant = castActor("accountant");
const administrator = castActor("administrator");

const charges = {
  boughtAir: newId(),
  soldAir: newId(),
  boughtSea: newId(),
  soldSea: newId(),
  handling: newId(),
  commission: newId(),
} as const;
const set = newId();
const commissionGroup = newId();

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeJobGround(tx);
    await setHolders(tx, "manager", ["manager"]);
    await setHolders(tx, "accountant", ["accountant"]);
    await setModes(tx, { flow: "Approval", type: "Work order" });
    await updateRate(tx, administrator, {
      effectiveOn: "2026-03-16",
      currencyTo: "VND",
      rateReason: null,
      rates: [{ currencyFrom: "USD", rate: "25412.5" }],
    });
    await run(
      tx,
      sql`insert into partner_agreement_service (company_id, id, agreement_id, service)
        select company_id, ${newId()}, agreement_id, 'AE' from partner_agreement_service
        where company_id = ${companyId} and agreement_id in (
          select id from partner_agreement where partner_id = ${ground.customer})`,
    );
    await insertRows(tx, "unit", [
      { companyId, id: set, code: "SET", unitNameEn: "Set", unitNameVn: "Bộ", unitType: "Other" },
    ]);
    await insertRows(tx, "charge_group", [
      { companyId, id: commissionGroup, name: "Com", nameVn: "Hoa hồng" },
    ]);
    const charge = (id: string, code: string, type: string, more: object = {}) => ({
      companyId,
      id,
      code,
      chargeNameEn: code,
      chargeNameVn: code,
      type,
      serviceTypeId: [],
      officeIds: [],
      ...more,
    });
    await insertRows(tx, "charge", [
      charge(charges.boughtAir, "BA_FRT", "CREDIT"),
      charge(charges.soldAir, "SA_FRT", "DEBIT"),
      charge(charges.boughtSea, "BS_OCF", "CREDIT"),
      charge(charges.soldSea, "SS_OCF", "DEBIT"),
      charge(charges.handling, "SA_HDL", "DEBIT"),
    ]);
    await insertRows(tx, "charge", [
      charge(charges.commission, "BA_COM", "CREDIT", { chargeGroup: commissionGroup }),
    ]);
  }),
);
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const airPrice = (from: number, to: number, buying: string, selling: string) => ({
  coloaderId: ground.carrier,
  type: "AIR",
  quantityType: "RANGE",
  quantityFrom: from,
  quantityTo: to,
  unitId: ground.kgs,
  buyingChargeId: charges.boughtAir,
  unitPriceBuying: buying,
  sellingChargeId: charges.soldAir,
  unitPriceSelling: selling,
  currencyId: "USD",
});
const airOrder = {
  transactionType: "AE",
  customerId: ground.customer,
  saleManId: people.sales.id,
  pol: ground.saigon,
  pod: ground.losAngeles,
  effectiveDate: addDays(today(), -1),
  expiredDate: addDays(today(), 30),
  prices: [airPrice(100, 499, "2.80", "3.10"), airPrice(500, 999_999, "2.05", "2.35")],
  surcharges: [],
};

/** Writes and sends an order as Lan; both levels approve it, and it is activated. */
async function doneOrder(tx: Tx, form: object = airOrder) {
  const { data } = await addWorkOrder(tx, lan, orders.addWorkOrder.body.parse(form));
  const { id, version } = data;
  await sendWorkOrder(tx, lan, { id, version });
  await decideWorkOrder(tx, manager, { id, version: undefined, isApproved: true, comment: null });
  await decideWorkOrder(tx, accountant, {
    id,
    version: undefined,
    isApproved: true,
    comment: null,
  });
  return (await activateWorkOrder(tx, administrator, { id, active: true })).data;
}

/** An air job with a bill of the salesman's customer at a chargeable weight. */
async function airBill(tx: Tx, chargeWeight: string) {
  const job = await openAirJob(tx);
  const bill = await writeBill(tx, job.id, { saleManId: people.sales.id });
  await weigh(tx, bill.id, chargeWeight);
  return { job, bill };
}

const weigh = (tx: Tx, hblid: string, chargeWeight: string) =>
  run(
    tx,
    sql`update house_bill set charge_weight = ${chargeWeight}, gross_weight = 400
      where company_id = ${companyId} and id = ${hblid}`,
  );

const apply = (tx: Tx, hblId: string, workOrderId: string, priceId: string | null = null) =>
  applyWorkOrder(tx, lan, { hblId, workOrderId, priceId });

async function totals(tx: Tx, hbId: string) {
  const side = async (type: "BUY" | "SELL") =>
    (await listCharges(tx, lan, { hbId, type, withDeleted: undefined })).data;
  return { BUY: await side("BUY"), SELL: await side("SELL") };
}

describe("CH-52: the prices of a work order", () => {
  test(
    "1,042 kg take the second range; at 480 kg the first one, on the same lines",
    story(async (tx) => {
      const order = await doneOrder(tx);
      expect(order.workOrderNo).toMatch(/^WO\d{4}\/00001$/);
      const { bill } = await airBill(tx, "1042");
      const [offer] = await suggestWorkOrders(tx, lan, { hblId: bill.id });
      expect(offer?.workOrderNo).toBe(order.workOrderNo);
      const applied = await apply(tx, bill.id, order.id, order.prices[0]?.id);
      expect(applied.held).toEqual([]);
      const first = await totals(tx, bill.id);
      expect(first.BUY).toHaveLength(1);
      expect(first.BUY[0]).toMatchObject({
        quantity: "1042",
        quantityType: "cw",
        unitPrice: "2.05",
        netAmount: "2136.10",
        paymentObjectId: ground.carrier,
        priceSource: "workOrder",
        priceReference: order.workOrderNo,
        workOrderNo: order.workOrderNo,
      });
      expect(first.SELL[0]).toMatchObject({
        unitPrice: "2.35",
        netAmount: "2448.70",
        paymentObjectId: ground.customer,
        workOrderNo: order.workOrderNo,
      });
      await weigh(tx, bill.id, "480");
      await apply(tx, bill.id, order.id);
      const second = await totals(tx, bill.id);
      expect(second.BUY.map(({ id, netAmount }) => [id, netAmount])).toEqual([
        [first.BUY[0]?.id, "1344.00"],
      ]);
      expect(second.SELL.map(({ netAmount }) => netAmount)).toEqual(["1488.00"]);
    }),
  );

  test(
    "a line on a note stays as it is and gets no other next to it; the free side follows",
    story(async (tx) => {
      const order = await doneOrder(tx);
      const { job, bill } = await airBill(tx, "1042");
      await apply(tx, bill.id, order.id);
      const before = await totals(tx, bill.id);
      const noted = before.SELL.map(({ id }) => id);
      await billNote(tx, noted, {
        jobId: job.id,
        partnerId: ground.customer,
        exchangeDate: today(),
      });
      await weigh(tx, bill.id, "480");
      const again = await apply(tx, bill.id, order.id);
      expect(again.held).toEqual(["SA_FRT"]);
      const after = await totals(tx, bill.id);
      expect(after.SELL.map(({ netAmount }) => netAmount)).toEqual(["2448.70"]);
      expect(after.BUY.map(({ netAmount }) => netAmount)).toEqual(["1344.00"]);
      expect(await compareWorkOrder(tx, lan, { hblId: bill.id })).toMatchObject({
        status: false,
        workOrderNo: order.workOrderNo,
        lines: [
          { type: "BUY", isSame: true },
          {
            type: "SELL",
            isSame: false,
            ordered: { quantity: "480", unitPrice: "3.1" },
            stands: { quantity: "1042", unitPrice: "2.35" },
          },
        ],
      });
    }),
  );

  test(
    "a weight between two ranges counts for the lower one, and one without a range is refused",
    story(async (tx) => {
      const order = await doneOrder(tx);
      const { bill } = await airBill(tx, "499.5");
      await apply(tx, bill.id, order.id);
      expect((await totals(tx, bill.id)).SELL[0]?.unitPrice).toBe("3.1");
      await weigh(tx, bill.id, "99.9");
      const refused = await refusal(apply(tx, bill.id, order.id));
      expect(refused.code).toBe("charge.orderNoRange");
      await weigh(tx, bill.id, "0");
      expect((await refusal(apply(tx, bill.id, order.id))).code).toBe("charge.orderNoQuantity");
    }),
  );

  test(
    "surcharges come with their price: per kilo, per shipment, and commission that is bought",
    story(async (tx) => {
      const line = { priceNo: 2, currencyId: "USD", partnerType: "Customer" };
      const order = await doneOrder(tx, {
        ...airOrder,
        surcharges: [
          { ...line, type: "SELL", chargeId: charges.handling, unitPrice: "25", unitId: set },
          {
            ...line,
            type: "BUY",
            partnerType: "Other",
            partnerId: ground.agent,
            chargeId: charges.commission,
            unitPrice: "0.05",
            kickBack: true,
          },
        ],
      });
      const { bill } = await airBill(tx, "1042");
      await apply(tx, bill.id, order.id);
      const { BUY, SELL } = await totals(tx, bill.id);
      expect(SELL.map((each) => [each.chargeCode, each.quantity, each.netAmount])).toEqual([
        ["SA_FRT", "1042", "2448.70"],
        ["SA_HDL", "1", "25.00"],
      ]);
      expect(BUY.map((each) => [each.chargeCode, each.netAmount, each.kickBack])).toEqual([
        ["BA_FRT", "2136.10", false],
        ["BA_COM", "52.10", true],
      ]);
      const checked = { hblId: bill.id, workOrderId: order.id };
      expect((await validateOrderCheckPoint(tx, lan, checked)).status).toBe(true);
      expect((await compareWorkOrder(tx, lan, { hblId: bill.id })).status).toBe(true);
    }),
  );

  test(
    "whole containers take one price of each type on the bill",
    story(async (tx) => {
      const box = (unitId: string, buying: string, selling: string) => ({
        ...airPrice(1, 1, buying, selling),
        type: "FCL",
        quantityType: "FLAT",
        unitId,
        buyingChargeId: charges.boughtSea,
        sellingChargeId: charges.soldSea,
      });
      const order = await doneOrder(tx, {
        ...airOrder,
        transactionType: "SFE",
        prices: [box(ground.dc20, "900", "1000"), box(ground.hc40, "1310", "1450")],
      });
      const job = await openJob(tx, {
        transactionType: "SFE",
        csMawbcontainers: [
          { containerTypeId: ground.hc40, quantity: 2 },
          { containerTypeId: ground.dc20, quantity: 1 },
        ],
      });
      const bill = await writeBill(tx, job.id, { saleManId: people.sales.id });
      await apply(tx, bill.id, order.id);
      const { SELL } = await totals(tx, bill.id);
      expect(SELL.map((each) => [each.unitCode, each.quantity, each.netAmount])).toEqual([
        ["20DC", "1", "1000.00"],
        ["40HC", "2", "2900.00"],
      ]);
    }),
  );

  test(
    "only an approved, active and valid order of the route is offered; a changed one is New again",
    story(async (tx) => {
      const order = await doneOrder(tx);
      const { bill } = await airBill(tx, "1042");
      const offered = async () =>
        (await suggestWorkOrders(tx, lan, { hblId: bill.id })).map(({ id }) => id);
      expect(await offered()).toEqual([order.id]);
      await activateWorkOrder(tx, administrator, { id: order.id, active: false });
      expect(await offered()).toEqual([]);
      const active = await activateWorkOrder(tx, administrator, { id: order.id, active: true });
      const form = orders.updateWorkOrder.body.parse({
        ...airOrder,
        id: order.id,
        version: active.data.version,
      });
      const changed = await updateWorkOrder(tx, lan, form);
      expect(changed.data.approvedStatus).toBe("New");
      expect(await offered()).toEqual([]);
      expect((await refusal(apply(tx, bill.id, order.id))).code).toBe("charge.orderNotOffered");
      const { id, version } = changed.data;
      const sent = await sendWorkOrder(tx, lan, { id, version });
      expect(sent.data.approvedStatus).toBe("Request Approval");
    }),
  );

  test(
    "a line that was keyed by hand, and prices of another order, are not doubled",
    story(async (tx) => {
      const order = await doneOrder(tx);
      const { bill } = await airBill(tx, "1042");
      const keyed = {
        chargeId: charges.soldAir,
        quantity: "1",
        unitId: ground.kgs,
        unitPrice: "3",
        currencyId: "USD",
        paymentObjectId: ground.customer,
        exchangeDate: today(),
      };
      const ask = { hblid: bill.id, type: "SELL", charges: [keyed] };
      const saved = await saveCharges(tx, lan, addAndUpdate.body.parse(ask));
      expect((await refusal(apply(tx, bill.id, order.id))).code).toBe("charge.orderKeyed");
      const [line] = saved.data;
      const gone = { id: line?.id, version: line?.version };
      const without = { hblid: bill.id, type: "SELL", charges: [], removed: [gone] };
      await saveCharges(tx, lan, addAndUpdate.body.parse(without));
      await apply(tx, bill.id, order.id);
      await deleteWorkOrder(tx, administrator, { id: order.id });
      expect((await getWorkOrder(tx, administrator, { id: order.id })).active).toBe(false);
      const next = await doneOrder(tx);
      expect((await refusal(apply(tx, bill.id, next.id))).code).toBe("charge.orderOther");
    }),
  );
});
