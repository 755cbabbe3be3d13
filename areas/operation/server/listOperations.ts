import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { listShipments, queryShipments } from "@fairway/areas/shipment/server/listShipments.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";

/** Lists one page of operations jobs, newest change first by default. */
export function listOperations(tx: Tx, actor: Actor, ask: Ask<typeof contract.listOperations>) {
  actor.mustHave(`${serviceOf(ask.transactionType).menu}.list`);
  return listShipments(tx, actor, ask);
}

/** The newest thousand matching operations jobs, without paging. */
export function queryOperations(tx: Tx, actor: Actor, ask: Ask<typeof contract.queryOperations>) {
  actor.mustHave(`${serviceOf(ask.transactionType).menu}.list`);
  return queryShipments(tx, actor, ask);
}
