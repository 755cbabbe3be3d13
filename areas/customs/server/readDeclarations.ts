import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Owned } from "@fairway/core/permission/permission.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { recordRow } from "@fairway/engine/resource/recordRow.ts";
import { wholeRows } from "@fairway/engine/resource/recordSql.ts";
import { sql } from "kysely";
import { declaredDeclaration } from "../contract.ts";
import type { DeclarationFacts } from "../model/declarationFacts.ts";
import { lockDeclarations } from "./declarationTable.ts";

/** A stored declaration with its unit, for the rules of areas above. */
export type Declaration = DeclarationFacts & Owned & { readonly version: number };

/**
 * Reads declarations in the order of their ids, with one statement besides the lock; those of other companies and
 * unknown ones are left out. The caller checks the right on each.
 *
 * Locks: with `locked`, these declarations.
 */
export async function readDeclarations(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
  locked: "locked" | null = null,
): Promise<Declaration[]> {
  if (ids.length === 0) return [];
  // Locked first: what a second statement joins is then as the lock found it.
  if (locked) await lockDeclarations(tx, actor.companyId, ids);
  const which = sql`t.id = any(${[...ids]}::uuid[]) order by t.id`;
  const found = await rows<Record<string, unknown>>(
    tx,
    wholeRows(declaredDeclaration, actor, which),
  );
  return found.map((row) => recordRow(actor, declaredDeclaration, row) as unknown as Declaration);
}
