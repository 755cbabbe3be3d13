import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { rememberColumns as contract } from "@fairway/core/listMemory/contract.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { sql } from "kysely";
import { run, type Tx } from "../db/tx.ts";

/** Stores the user's columns of a list; choosing the list's default deletes them. */
export async function rememberColumns(
  tx: Tx,
  actor: Actor,
  { list, ...choice }: Ask<typeof contract>,
): Promise<Answer<typeof contract>> {
  const { companyId, userId } = actor;
  const isOwn = !choice.shown && !choice.frozen && Object.keys(choice.widths).length === 0;
  await run(
    tx,
    isOwn
      ? sql`delete from list_columns
          where company_id = ${companyId} and user_id = ${userId} and list = ${list}`
      : sql`insert into list_columns (company_id, user_id, list, choice)
          values (${companyId}, ${userId}, ${list}, ${JSON.stringify(choice)}::jsonb)
          on conflict (company_id, user_id, list) do update
          set choice = excluded.choice, datetime_modified = now()`,
  );
  return { status: true, data: { list } };
}
