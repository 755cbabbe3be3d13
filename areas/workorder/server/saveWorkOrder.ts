import { reopenApprovals } from "@fairway/areas/approval/server/closeApprovals.ts";
import { insertNumbered, updateDocument } from "@fairway/areas/document/server/documentRows.ts";
import { beginVerb } from "@fairway/areas/document/server/openDocument.ts";
import { drawnNumber } from "@fairway/areas/numbering/server/drawNumbers.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { stampNew } from "@fairway/engine/db/stamp.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { whyNotPrices, whyNotWorkOrder } from "../model/whyNotWorkOrder.ts";
import { workOrderKind, workOrderNumbers } from "../model/workOrderKind.ts";
import type { WorkOrder, WorkOrderForm } from "../model/workOrder.ts";
import { workOrderById } from "./getWorkOrder.ts";
import { whyNotReferences } from "./workOrderReferences.ts";
import { deletePriceRow, saveWorkOrderLines, workOrderSource } from "./workOrderTable.ts";

/**
 * Creates an inactive order with the next number of the month.
 *
 * Refuses: ask.invalid · workOrder.*
 * Source: rules WO-1 to WO-4
 */
export async function addWorkOrder(tx: Tx, actor: Actor, ask: Ask<typeof contract.addWorkOrder>) {
  actor.mustHave("commercialWorkOrder.add");
  await refuseWrong(tx, actor, ask, null);
  const { prices, surcharges, ...head } = ask;
  const created = { ...stampNew(actor), ...head, id: newId(), active: false, ...isNew };
  const series = { rule: workOrderNumbers, prefix: "WO", day: actor.today };
  await insertNumbered(tx, workOrderKind, created, drawnNumber(actor, series));
  await saveWorkOrderLines(tx, actor, created.id, { prices, surcharges });
  return { status: true as const, data: await workOrderById(tx, actor, created.id) };
}

/**
 * Saves an order that is not being approved; one that was approved or denied is New again.
 *
 * Locks: the order, its former request.
 * Refuses: record.notFound · access.forbidden · record.conflict · as `addWorkOrder`
 * Source: rule WO-5
 */
export async function updateWorkOrder(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.updateWorkOrder>,
) {
  const order = await beginVerb(tx, actor, workOrderSource, { verb: "update", id: ask.id });
  const { id, version, prices, surcharges, ...head } = ask;
  await refuseWrong(tx, actor, ask, order);
  await updateDocument(tx, actor, workOrderKind, order, { ...head, ...isNew }, version);
  await saveWorkOrderLines(tx, actor, id, { prices, surcharges });
  await reopenApprovals(tx, actor, [id]);
  return { status: true as const, data: await workOrderById(tx, actor, id) };
}

/**
 * Deletes an order that is not being approved: it is Canceled and inactive, and keeps number and
 * prices, because charge lines may name it.
 *
 * Locks: the order, its former request.
 * Refuses: record.notFound · access.forbidden · workOrder.sent
 * Source: rule WO-6
 */
export async function deleteWorkOrder(tx: Tx, actor: Actor, { id }: { readonly id: string }) {
  const order = await beginVerb(tx, actor, workOrderSource, { verb: "delete", id });
  const changes = { approvedStatus: "Canceled", canceledAt: "now", active: false };
  await updateDocument(tx, actor, workOrderKind, order, changes);
  return { status: true as const };
}

/**
 * Deletes one price with what comes with it; an approved order is New again.
 *
 * Locks: the order, its former request.
 * Refuses: record.notFound · access.forbidden · workOrder.sent
 */
export async function deletePrice(tx: Tx, actor: Actor, { id }: { readonly id: string }) {
  const [price] = await rows<{ workOrderId: string }>(
    tx,
    sql`select work_order_id from work_order_price
      where company_id = ${actor.companyId} and id = ${id}`,
  );
  if (!price) throw refuse("record.notFound");
  const order = await beginVerb(tx, actor, workOrderSource, {
    verb: "price",
    id: price.workOrderId,
  });
  await updateDocument(tx, actor, workOrderKind, order, isNew);
  if ((await deletePriceRow(tx, actor, id)) === 0) throw refuse("record.notFound");
  await reopenApprovals(tx, actor, [order.id]);
  return { status: true as const };
}

/** Checks the prices of an order of a service without storing them. Refuses: access.forbidden · ask.invalid */
export function validatePrices(
  _tx: Tx,
  actor: Actor,
  { transactionType, prices }: Ask<typeof contract.validatePrices>,
) {
  actor.mustHave("commercialWorkOrder.list");
  refuseFields(whyNotPrices(prices, transactionType));
  return Promise.resolve({ status: true as const });
}

const isNew = { approvedStatus: "New" as const };

async function refuseWrong(
  tx: Tx,
  actor: Actor,
  form: WorkOrderForm,
  order: WorkOrder | null,
): Promise<void> {
  refuseFields(whyNotWorkOrder(form));
  const stored = order && (await workOrderById(tx, actor, order.id));
  refuseFields(await whyNotReferences(tx, actor, form, stored));
}
