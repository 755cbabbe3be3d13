import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { chooseRecords } from "@fairway/engine/resource/chooseRecords.ts";
import { port } from "../model/port.ts";

/** Ports of the actor's company that are reached inland and by sea, where goods are cleared. */
export async function listClearancePlaces(tx: Tx, actor: Actor) {
  const modes = ["INLAND - SEA", "INLAND - AIR - SEA"];
  return chooseRecords(tx, actor, port, { modeOfTransport: modes, size: 1000 });
}
