import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import type { NewDue } from "../model/due.ts";
import { insertDues } from "./dueTable.ts";

/**
 * Raises the items of documents, one for each document, side and partner.
 *
 * Source: rules DU-1 and DU-4, areas/due/README.md
 */
export async function raiseDues(tx: Tx, actor: Actor, dues: readonly NewDue[]): Promise<void> {
  if (dues.length === 0) return;
  await insertDues(
    tx,
    actor,
    dues.map((each) => ({ ...each, id: newId() })),
  );
}
