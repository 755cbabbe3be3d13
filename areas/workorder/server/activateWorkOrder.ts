import { updateDocument } from "@fairway/areas/document/server/documentRows.ts";
import { beginVerb } from "@fairway/areas/document/server/openDocument.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { lockName } from "@fairway/engine/db/lockName.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { refuseWorkOrder } from "../model/refusals.ts";
import type { WorkOrder } from "../model/workOrder.ts";
import { workOrderKind } from "../model/workOrderKind.ts";
import { workOrderById } from "./getWorkOrder.ts";
import { workOrderSource } from "./workOrderTable.ts";

/**
 * Activates an order, or inactivates it; its approval stays.
 *
 * Locks: the order; activating also the route of its customer, so that of two equal orders one wins.
 * Refuses: record.notFound · access.forbidden · workOrder.canceled · workOrder.duplicate
 * Source: rule WO-7
 */
export async function activateWorkOrder(
  tx: Tx,
  actor: Actor,
  { id, active }: Ask<typeof contract.activateWorkOrder>,
) {
  const order = await beginVerb(tx, actor, workOrderSource, { verb: "activate", id });
  const { workOrderNo } = order;
  if (order.approvedStatus === "Canceled") {
    throw refuseWorkOrder("workOrder.canceled", { workOrderNo });
  }
  if (active) await refuseDuplicate(tx, actor, order);
  await updateDocument(tx, actor, workOrderKind, order, { active });
  return { status: true as const, data: await workOrderById(tx, actor, id) };
}

async function refuseDuplicate(tx: Tx, { companyId }: Actor, order: WorkOrder): Promise<void> {
  const { customerId, saleManId, transactionType, pol, pod } = order;
  const route = [companyId, customerId, saleManId, transactionType, pol, pod].join(" ");
  await lockName(tx, `work order ${route}`);
  const twin = await maybe<{ workOrderNo: string; coloader: string }>(
    tx,
    sql`select d.number as work_order_no, p.short_name as coloader
      from work_order o
      join document d on d.company_id = ${companyId} and d.id = o.id
        and d.partner_id = ${customerId} and d.sale_man_id = ${saleManId}
      join work_order_price w on w.company_id = ${companyId} and w.work_order_id = o.id
      join work_order_price own on own.company_id = ${companyId} and own.work_order_id = ${order.id}
        and own.coloader_id = w.coloader_id and own.type = w.type and own.unit_id = w.unit_id
        and own.quantity_type = w.quantity_type and own.quantity_from <= w.quantity_to
        and w.quantity_from <= own.quantity_to
      join partner p on p.company_id = ${companyId} and p.id = w.coloader_id
      where o.company_id = ${companyId} and o.transaction_type = ${transactionType}
        and o.pol = ${pol} and o.pod = ${pod} and o.active and o.id <> ${order.id}
        and (${order.effectiveDate}::date is null or o.expired_date is null
          or o.expired_date >= ${order.effectiveDate}::date)
        and (${order.expiredDate}::date is null or o.effective_date is null
          or o.effective_date <= ${order.expiredDate}::date)
      order by d.number, w.line_no limit 1`,
  );
  if (twin) throw refuseWorkOrder("workOrder.duplicate", { ...twin });
}
