import { ordersOfRoute } from "@fairway/areas/workorder/server/ordersOfRoute.ts";
import type { ShownWorkOrder } from "@fairway/areas/workorder/model/workOrder.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { suggestWorkOrders as suggestCall } from "../contractWorkOrder.ts";
import { chargedBill, onMenuOf } from "./chargedBill.ts";

/**
 * Returns the work orders whose prices a bill may take, to users who may open its job.
 *
 * Refuses: record.notFound · access.forbidden
 * Source: rule CH-52, areas/charge/README.md
 */
export async function suggestWorkOrders(
  tx: Tx,
  actor: Actor,
  { hblId }: Ask<typeof suggestCall>,
): Promise<ShownWorkOrder[]> {
  const bill = await chargedBill(tx, actor, hblId);
  actor.must(onMenuOf(bill, "detail"), bill);
  return offeredWorkOrders(tx, actor, hblId);
}

/** Reads the orders that are offered to a bill; the caller has checked the right on its job. */
export async function offeredWorkOrders(
  tx: Tx,
  actor: Actor,
  hblid: string,
): Promise<ShownWorkOrder[]> {
  const { companyId } = actor;
  const sale = await maybe<{
    transactionType: string;
    customerId: string;
    saleManId: string;
    pol: string;
    pod: string;
    day: string;
  }>(
    tx,
    sql`select j.transaction_type, b.customer_id, b.sale_man_id, route.pol, route.pod,
        coalesce(j.service_date, ${actor.today}::date)::text as day
      from house_bill b join shipment j on j.company_id = ${companyId} and j.id = b.job_id
      left join sea_bill sb on sb.company_id = ${companyId} and sb.id = b.id
      left join air_bill ab on ab.company_id = ${companyId} and ab.id = b.id
      -- A bill without ports of its own goes with its job.
      cross join lateral (select coalesce(sb.pol, ab.pol, j.pol) as pol,
        coalesce(sb.pod, ab.pod, j.pod) as pod) route
      where b.company_id = ${companyId} and b.id = ${hblid} and b.customer_id is not null
        and b.sale_man_id is not null and route.pol is not null and route.pod is not null`,
  );
  return sale ? ordersOfRoute(tx, actor, sale) : [];
}
