import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type {
  getAdjustDebitValue as getCall,
  updateAdjustDebitValue as updateCall,
} from "../contract.ts";
import type { AdjustedNote } from "../model/adjustedNote.ts";
import { getAdjustDebitValue, updateAdjustDebitValue } from "./adjustNote.ts";

/** How the debit values of a further kind of document are read and adjusted. */
interface Adjusted {
  readonly get: (tx: Tx, actor: Actor, id: string) => Promise<AdjustedNote>;
  readonly update: (tx: Tx, actor: Actor, ask: Ask<typeof updateCall>) => Promise<AdjustedNote>;
}

const kinds = new Map<string, Adjusted>();

/** Lets the calls that adjust debit values take documents of a further kind. */
export function registerAdjusted(kind: string, adjusted: Adjusted): void {
  kinds.set(kind, adjusted);
}

/** Returns the lines of a note, or of a document of a registered kind, with their VND amounts. */
export async function getAdjusted(tx: Tx, actor: Actor, ask: Ask<typeof getCall>) {
  const other = kinds.get(await kindOf(tx, actor, ask.id));
  return other ? other.get(tx, actor, ask.id) : getAdjustDebitValue(tx, actor, ask);
}

/** Adjusts the VND amounts of lines of a note, or of a document of a registered kind. */
export async function updateAdjusted(tx: Tx, actor: Actor, ask: Ask<typeof updateCall>) {
  const other = kinds.get(await kindOf(tx, actor, ask.id));
  if (!other) return updateAdjustDebitValue(tx, actor, ask);
  return { status: true as const, data: await other.update(tx, actor, ask) };
}

async function kindOf(tx: Tx, { companyId }: Actor, id: string): Promise<string> {
  const found = await maybe<{ kind: string }>(
    tx,
    sql`select kind from document where company_id = ${companyId} and id = ${id}`,
  );
  return found?.kind ?? "";
}
