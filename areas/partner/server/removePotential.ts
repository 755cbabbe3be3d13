import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { deleteRecord } from "@fairway/engine/resource/deleteRecord.ts";
import { readRecord } from "@fairway/engine/resource/getRecord.ts";
import { mustOn } from "@fairway/engine/resource/permit.ts";
import { potential as declared } from "../model/potential.ts";
import { refusePotential } from "../model/potentialRefusals.ts";

const potential = declared as unknown as Resource;

/**
 * Deletes a potential customer that is no longer pursued.
 *
 * Locks: the potential customer.
 * Refuses: record.notFound · access.forbidden · potential.activeCannotGo
 */
export async function removePotential(tx: Tx, actor: Actor, ask: { readonly id: string }) {
  actor.mustHave("commercialPotential.delete");
  const row = await readRecord(tx, actor, potential, ask.id, true);
  mustOn(actor, potential, "delete", row);
  if (row["active"]) {
    throw refusePotential("potential.activeCannotGo", { name: String(row["nameEn"]) });
  }
  const data = await deleteRecord(tx, actor, potential, ask.id);
  return { status: true as const, data };
}
