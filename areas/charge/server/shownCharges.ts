import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { ShownSurcharge } from "../model/shownSurcharge.ts";
import { readShownCharges } from "./readShownCharges.ts";

/** Reads lines by their ids as the table of charges shows them, for verbs of higher areas. */
export function shownCharges(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
): Promise<ShownSurcharge[]> {
  return readShownCharges(tx, actor, sql`s.id = any(${[...ids]}::uuid[])`);
}
