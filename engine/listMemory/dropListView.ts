import type { Answer } from "@fairway/core/contract/call.ts";
import type { dropListView as contract } from "@fairway/core/listMemory/contract.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { sql } from "kysely";
import { run, type Tx } from "../db/tx.ts";

/** Deletes one of the user's own views. Refuses: record.notFound */
export async function dropListView(
  tx: Tx,
  actor: Actor,
  ask: { readonly id: string },
): Promise<Answer<typeof contract>> {
  const gone = await run(
    tx,
    sql`delete from list_view
      where company_id = ${actor.companyId} and id = ${ask.id} and user_id = ${actor.userId}`,
  );
  if (gone === 0) throw refuse("record.notFound");
  return { status: true, data: { id: ask.id } };
}
