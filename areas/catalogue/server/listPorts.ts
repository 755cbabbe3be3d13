import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { chooseRecords } from "@fairway/engine/resource/chooseRecords.ts";
import { port } from "../model/port.ts";

/** Returns the ports of the actor's company with the modes inland and sea, where goods are cleared. */
export async function listClearancePlaces(tx: Tx, actor: Actor) {
  const modes = ["INLAND - SEA", "INLAND - AIR - SEA"];
  return chooseRecords(tx, actor, port, { modeOfTransport: modes, size: 1000 });
}
