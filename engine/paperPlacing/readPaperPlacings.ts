import type { PaperPlacing } from "@fairway/core/paperPlacing/contract.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { sql } from "kysely";
import { rows, type Tx } from "../db/tx.ts";

/** Returns the layouts and offsets of the user's printed forms. */
export function readPaperPlacings(tx: Tx, { companyId, userId }: Actor): Promise<PaperPlacing[]> {
  return rows<PaperPlacing>(
    tx,
    sql`select paper, layout, offset_x::float8 as offset_x, offset_y::float8 as offset_y
      from paper_placing where company_id = ${companyId} and user_id = ${userId} order by paper`,
  );
}
