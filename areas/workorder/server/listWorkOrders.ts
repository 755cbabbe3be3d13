import { exportDocuments } from "@fairway/areas/document/server/exportDocuments.ts";
import {
  byNumbers,
  type DocumentsAsked,
  isValue,
  listDocuments,
} from "@fairway/areas/document/server/listDocuments.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { within } from "@fairway/engine/db/reach.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { withPrices } from "./withPrices.ts";
import { readPrices, workOrdersIn } from "./workOrderTable.ts";

/** Lists the orders within the user's reach with their prices; canceled ones only when asked for. */
export async function listWorkOrders(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.pageWorkOrders>,
) {
  const found = await listDocuments(tx, actor, workOrdersIn(actor.language), asked(ask), ask);
  return { ...found, data: await withPrices(tx, actor, found.data) };
}

/** The first 100 orders of the same list. */
export async function queryWorkOrders(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.queryWorkOrders>,
) {
  const page = { page: 1, size: 100 };
  const { data } = await listDocuments(tx, actor, workOrdersIn(actor.language), asked(ask), page);
  return withPrices(tx, actor, data);
}

/** Exports the same list as a sheet. Refuses: access.forbidden */
export function exportWorkOrders(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.exportWorkOrders>,
  desk?: Desk,
) {
  return exportDocuments(tx, actor, workOrdersIn(actor.language), asked(ask), { ...ask, desk });
}

/** The prices of the orders within the user's reach that fit the criteria, at most 500. */
export async function queryWorkOrderPrices(
  tx: Tx,
  actor: Actor,
  { workOrderId, transactionType, coloaderId, type }: Ask<typeof contract.queryWorkOrderPrices>,
) {
  actor.mustHave("commercialWorkOrder.list");
  const { companyId } = actor;
  const conditions = [
    within(actor, "commercialWorkOrder.list", "d"),
    sql`d.state <> 'Canceled'`,
    ...isValue("w.work_order_id", workOrderId),
    ...isValue("w.coloader_id", coloaderId),
    ...isValue("w.type", type),
    ...(transactionType
      ? [
          sql`exists (select from work_order o where o.company_id = ${companyId}
            and o.id = w.work_order_id and o.transaction_type = ${transactionType})`,
        ]
      : []),
  ];
  const found = await readPrices(tx, actor, sql.join(conditions, sql` and `));
  return found.slice(0, 500);
}

function asked(ask: Ask<typeof contract.queryWorkOrders>): DocumentsAsked {
  const { customerId, saleManId, approvedStatus: state, createdFrom, createdTo, active } = ask;
  return {
    filters: { partnerId: customerId, state, createdFrom, createdTo },
    ofHead: [...byNumbers(ask.referenceNos), ...isValue("d.sale_man_id", saleManId)],
    ofOwn: [
      ...isValue("o.transaction_type", ask.transactionType),
      ...isValue("o.pol", ask.pol),
      ...isValue("o.pod", ask.pod),
      ...(active === null || active === undefined ? [] : [sql`o.active = ${active}`]),
    ],
    always: state === "Canceled" ? [] : [sql`d.state <> 'Canceled'`],
  };
}
