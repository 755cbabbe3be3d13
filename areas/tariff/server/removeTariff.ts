import type { Actor } from "@fairway/core/permission/actor.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { deleteRecord } from "@fairway/engine/resource/deleteRecord.ts";
import { mayRecord, readRecord } from "@fairway/engine/resource/getRecord.ts";
import { mustOn } from "@fairway/engine/resource/permit.ts";
import { sql } from "kysely";
import { declaredTariff } from "../contract.ts";
import { refuseTariff } from "../model/refusals.ts";
import { linesOf } from "./tariffLines.ts";
import { deleteRows } from "@fairway/engine/db/writeRows.ts";

/**
 * Deletes an inactive tariff with its lines.
 *
 * Locks: the tariff.
 * Refuses: record.notFound · access.forbidden · tariff.activeCannotGo
 */
export async function removeTariff(tx: Tx, actor: Actor, { id }: { readonly id: string }) {
  actor.mustHave("settingTariff.delete");
  const row = await readRecord(tx, actor, declaredTariff, id, true);
  mustOn(actor, declaredTariff, "delete", row);
  if (row["status"]) {
    throw refuseTariff("tariff.activeCannotGo", { name: String(row["tariffName"]) });
  }
  const lines = (await linesOf(tx, actor, id)).map((each) => each.id);
  await deleteRows(tx, "tariff_line", actor.companyId, lines, actor.userId);
  const data = await deleteRecord(tx, actor, declaredTariff, id);
  return { status: true as const, data };
}

/** May the actor delete this tariff? An active one cannot be deleted. */
export async function mayRemoveTariff(tx: Tx, actor: Actor, { id }: { readonly id: string }) {
  if (!(await mayRecord(tx, actor, declaredTariff, id, "delete"))) return false;
  const retired = await maybe(
    tx,
    sql`select 1 from tariff where company_id = ${actor.companyId} and id = ${id} and not status`,
  );
  return retired !== null;
}
