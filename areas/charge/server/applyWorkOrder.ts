import { surchargesOfOrder } from "@fairway/areas/workorder/server/ordersOfRoute.ts";
import type { WorkOrderPrice } from "@fairway/areas/workorder/model/workOrder.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contractWorkOrder.ts";
import { type ChargeLine, chargeLine } from "../model/chargeLine.ts";
import { whyFrozen } from "../model/lineLocks.ts";
import { type OrderedLine, orderedLines } from "../model/orderedLines.ts";
import { refuseCharge, whyJobClosed } from "../model/refusals.ts";
import { saveableLine } from "../model/saveableLine.ts";
import type { Surcharge } from "../model/surcharge.ts";
import { billFigures } from "./billFigures.ts";
import { type ChargedBill, chargedBill, mustChangeCharges, onMenuOf } from "./chargedBill.ts";
import { offeredWorkOrders } from "./offeredWorkOrders.ts";
import { saveMadeCharges } from "./saveCharges.ts";
import { readSurcharges } from "./surchargeTable.ts";
import { validateCheckPoints } from "./validateCheckPoints.ts";

const sides = ["BUY", "SELL"] as const;

/**
 * Puts the prices of a work order on a bill. Applied again, it changes only the lines of that order
 * that no document holds.
 *
 * Locks: the job and the bill, then the lines.
 * Refuses: record.notFound · access.forbidden · charge.jobLocked / .jobFinished / .jobCanceled ·
 *   charge.order* · as saving lines
 * Source: rule CH-52, areas/charge/README.md
 */
export async function applyWorkOrder(
  tx: Tx,
  actor: Actor,
  { hblId, workOrderId, priceId }: Ask<typeof contract.applyWorkOrder>,
) {
  const bill = await chargedBill(tx, actor, hblId, "locked");
  mustChangeCharges(actor, bill);
  const closed = whyJobClosed(bill);
  if (closed) throw closed;
  const { wanted, workOrderNo } = await wantedLines(tx, actor, bill, { workOrderId, priceId });
  const stored = await readSurcharges(tx, actor.companyId, ofBill(hblId), { locked: true });
  const applied = await appliedLines(tx, actor, hblId);
  const other = applied.find((each) => each.workOrderId !== workOrderId);
  if (other) throw refuseCharge("charge.orderOther", { workOrderNo: other.workOrderNo });
  const own = new Set(applied.map(({ id }) => id));
  const [ours, others] = [
    stored.filter(({ id }) => own.has(id)),
    stored.filter(({ id }) => !own.has(id)),
  ];
  refuseKeyed(wanted, others);
  const held = ours.filter((line) => whyFrozen(line) !== null);
  const free = ours.filter((line) => whyFrozen(line) === null);
  // A charge that a document holds stands as it is, so nothing is added next to it.
  const open = wanted.filter(
    (line) => !held.some(({ type, chargeId }) => type === line.type && chargeId === line.chargeId),
  );
  const made = open.map((line) => ({ line, before: free.find((each) => isOf(each, line)) }));
  const kept = new Set(made.map(({ before }) => before?.id));
  const asks = sides.map((type) => ({
    hblid: hblId,
    type,
    charges: made
      .filter(({ line }) => line.type === type)
      .map(({ line, before }) => lineOf(line, before ?? null, { workOrderNo, day: actor.today })),
    removed: free
      .filter((line) => line.type === type && !kept.has(line.id))
      .map(({ id, version }) => ({ id, version })),
  }));
  const saved = await saveMadeCharges(tx, actor, asks, workOrderId);
  return { ...saved, held: held.map(({ chargeCode }) => chargeCode) };
}

/**
 * Checks the partners that an order sells to without saving anything.
 *
 * Refuses: record.notFound · access.forbidden · charge.order* · checkPoint.stopped
 * Source: rule CH-52
 */
export async function validateOrderCheckPoint(
  tx: Tx,
  actor: Actor,
  { hblId, workOrderId }: Ask<typeof contract.validateOrderCheckPoint>,
) {
  const bill = await openBill(tx, actor, hblId);
  const order = await offered(tx, actor, bill, workOrderId);
  const surcharges = await surchargesOfOrder(tx, actor, workOrderId);
  const sold = surcharges.filter(({ type }) => type === "SELL");
  const partners = new Set([order.customerId, ...sold.flatMap((each) => each.partnerId ?? [])]);
  const data = [...partners].map((partnerId) => ({ partnerId, hblId, type: 5 }));
  const { transactionType } = bill;
  return validateCheckPoints(tx, actor, { data, transactionType, settlementCode: null });
}

/**
 * Compares the lines that a bill took from a work order with what the order says today.
 *
 * Refuses: record.notFound · access.forbidden
 * Source: rule CH-53, areas/charge/README.md
 */
export async function compareWorkOrder(
  tx: Tx,
  actor: Actor,
  { hblId }: Ask<typeof contract.compareWorkOrder>,
) {
  const bill = await openBill(tx, actor, hblId);
  const applied = await appliedLines(tx, actor, hblId);
  const [first] = applied;
  if (!first) return { status: true, workOrderId: null, workOrderNo: null, lines: [] };
  const own = new Set(applied.map(({ id }) => id));
  const stored = await readSurcharges(tx, actor.companyId, ofBill(hblId));
  const stands = stored.filter(({ id }) => own.has(id));
  const { workOrderId, workOrderNo } = first;
  const wanted = await wantedNow(tx, actor, bill, { workOrderId, stands });
  const terms = (line: Pick<OrderedLine, "quantity" | "unitPrice" | "currencyId">) => ({
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    currencyId: line.currencyId,
  });
  const taken = new Map(wanted.map((line) => [line, stands.find((each) => isOf(each, line))]));
  const named = (line: Surcharge) =>
    actor.language === "vi" ? line.chargeNameVi : line.chargeNameEn;
  const found = new Set(taken.values());
  const lines = [
    ...wanted.map((line) => {
      const there = taken.get(line);
      const [ordered, standing] = [terms(line), there ? terms(there) : null];
      const { type, chargeCode, chargeName, unitCode } = line;
      const isSame = JSON.stringify(ordered) === JSON.stringify(standing);
      return { type, chargeCode, chargeName, unitCode, ordered, stands: standing, isSame };
    }),
    ...stands
      .filter((line) => !found.has(line))
      .map((line) => ({
        type: line.type as "BUY" | "SELL",
        chargeCode: line.chargeCode,
        chargeName: named(line),
        unitCode: line.unitCode,
        ordered: null,
        stands: terms(line),
        isSame: false,
      })),
  ];
  return { status: lines.every(({ isSame }) => isSame), workOrderId, workOrderNo, lines };
}

const ofBill = (hblid: string) => sql`s.hblid = ${hblid} and s.type in ('BUY', 'SELL')`;

async function openBill(tx: Tx, actor: Actor, hblid: string): Promise<ChargedBill> {
  const bill = await chargedBill(tx, actor, hblid);
  actor.must(onMenuOf(bill, "detail"), bill);
  return bill;
}

async function offered(tx: Tx, actor: Actor, { hblid }: ChargedBill, workOrderId: string) {
  const orders = await offeredWorkOrders(tx, actor, hblid);
  const order = orders.find(({ id }) => id === workOrderId);
  if (!order) throw refuseCharge("charge.orderNotOffered");
  return order;
}

/** The lines that a price of an order makes on a bill; without a price its first one. */
async function wantedLines(
  tx: Tx,
  actor: Actor,
  bill: ChargedBill,
  { workOrderId, priceId }: { readonly workOrderId: string; readonly priceId: string | null },
): Promise<{ readonly wanted: OrderedLine[]; readonly workOrderNo: string }> {
  const { workOrderNo, customerId, prices } = await offered(tx, actor, bill, workOrderId);
  const chosen = priceId ? prices.find(({ id }) => id === priceId) : prices[0];
  if (!chosen) throw refuseCharge("charge.orderNoPrice", { workOrderNo }, { field: "priceId" });
  const surcharges = await surchargesOfOrder(tx, actor, workOrderId);
  const { SELL: figures } = await billFigures(tx, actor, bill);
  const wanted = orderedLines(chosen, { workOrderNo, customerId, prices, surcharges, figures });
  if (wanted instanceof Refused) throw wanted;
  return { wanted, workOrderNo };
}

/** What the order says today about the lines that stand; nothing where it is not offered any more. */
async function wantedNow(
  tx: Tx,
  actor: Actor,
  bill: ChargedBill,
  { workOrderId, stands }: { readonly workOrderId: string; readonly stands: readonly Surcharge[] },
): Promise<OrderedLine[]> {
  const orders = await offeredWorkOrders(tx, actor, bill.hblid);
  const order = orders.find(({ id }) => id === workOrderId);
  const chosen = order && priceOf(order.prices, stands);
  if (!chosen) return [];
  const surcharges = await surchargesOfOrder(tx, actor, workOrderId);
  const { SELL: figures } = await billFigures(tx, actor, bill);
  const wanted = orderedLines(chosen, { ...order, surcharges, figures });
  return wanted instanceof Refused ? [] : wanted;
}

/** The price of an order whose freight and co-loader a bought line has. */
function priceOf(
  prices: readonly WorkOrderPrice[],
  stands: readonly Surcharge[],
): WorkOrderPrice | undefined {
  return prices.find((price) =>
    stands.some(
      (line) =>
        line.type === "BUY" &&
        line.chargeId === price.buyingChargeId &&
        line.paymentObjectId === price.coloaderId &&
        line.unitId === price.unitId,
    ),
  );
}

/** The lines of a bill that prices of work orders made. */
function appliedLines(tx: Tx, { companyId }: Actor, hblid: string) {
  return rows<{ id: string; workOrderId: string; workOrderNo: string }>(
    tx,
    sql`select s.id, s.work_order_id, d.number as work_order_no from surcharge s
      join document d on d.company_id = ${companyId} and d.id = s.work_order_id
      where s.company_id = ${companyId} and s.hblid = ${hblid} and s.work_order_id is not null
      order by d.number, s.line_no`,
  );
}

const isOf = (line: Surcharge, wanted: OrderedLine): boolean =>
  line.type === wanted.type &&
  line.chargeId === wanted.chargeId &&
  line.unitId === wanted.unitId &&
  line.paymentObjectId === wanted.partnerId;

function refuseKeyed(wanted: readonly OrderedLine[], others: readonly Surcharge[]): void {
  const twin = others.find((line) => wanted.some((each) => isOf(line, each)));
  if (twin) throw refuseCharge("charge.orderKeyed", { chargeCode: twin.chargeCode });
}

/** A line as it is saved: new, or in place of the one that the order made before. */
function lineOf(
  line: OrderedLine,
  before: Surcharge | null,
  { workOrderNo, day }: { readonly workOrderNo: string; readonly day: string },
): ChargeLine {
  const { quantity, quantityType, unitId, unitPrice, currencyId, vatrate, kickBack } = line;
  const known = before
    ? { ...saveableLine(before), id: before.id, version: before.version }
    : { id: null, version: null, exchangeDate: day };
  return chargeLine.parse({
    ...known,
    chargeId: line.chargeId,
    quantity,
    quantityType,
    unitId,
    unitPrice,
    currencyId,
    vatrate,
    kickBack,
    paymentObjectId: line.partnerId,
    priceSource: "workOrder",
    priceReference: workOrderNo,
  });
}
