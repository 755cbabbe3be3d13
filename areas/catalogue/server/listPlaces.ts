import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { chooseRecords } from "@fairway/engine/resource/chooseRecords.ts";
import { port } from "../model/port.ts";
import { warehouse } from "../model/warehouse.ts";

/** Returns all active ports and warehouses of the actor's company. */
export async function listPlaces(tx: Tx, actor: Actor) {
  const all = { size: 10_000 };
  const ports = await chooseRecords(tx, actor, port, all);
  return [...ports, ...(await chooseRecords(tx, actor, warehouse, all))];
}
