import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { keepPaperPlacing as contract } from "@fairway/core/paperPlacing/contract.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { sql } from "kysely";
import { run, type Tx } from "../db/tx.ts";

/** Stores the layout and offset of one of the user's printed forms; the last choice counts. */
export async function keepPaperPlacing(
  tx: Tx,
  { companyId, userId }: Actor,
  { paper, layout, offsetX, offsetY }: Ask<typeof contract>,
): Promise<Answer<typeof contract>> {
  await run(
    tx,
    sql`insert into paper_placing (company_id, user_id, paper, layout, offset_x, offset_y)
      values (${companyId}, ${userId}, ${paper}, ${layout}, ${offsetX}, ${offsetY})
      on conflict (company_id, user_id, paper) do update set layout = excluded.layout,
        offset_x = excluded.offset_x, offset_y = excluded.offset_y, datetime_modified = now()`,
  );
  return { status: true, data: { paper } };
}
