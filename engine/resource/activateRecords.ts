import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Owned } from "@fairway/core/permission/permission.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { sql } from "kysely";
import { idType } from "../db/idType.ts";
import { rows, run, type Tx } from "../db/tx.ts";
import { mustOn } from "./permit.ts";
import { ownRows } from "./recordSql.ts";

/**
 * Activates or deactivates many records, all of them or none, and returns the number of changes.
 *
 * Locks: the records, in the order of their ids.
 * Refuses: record.notFound · access.forbidden, for any of them
 */
export async function activateRecords(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  ask: { readonly ids: readonly string[]; readonly active: boolean },
): Promise<{ count: number }> {
  const ids = [...new Set(ask.ids)];
  const chosen = sql`${ownRows(resource, actor.companyId)}
    and t.id = any(${ids}::${idType(resource)}[])`;
  const table = sql.table(resource.table);
  const owner = resource.shared === "company" ? sql`t.*` : sql`t.id`;
  const found = await rows<Owned>(
    tx,
    sql`select ${owner} from ${table} as t where ${chosen} order by t.id for update`,
  );
  if (found.length < ids.length) throw refuse("record.notFound");
  for (const row of found) mustOn(actor, resource, "write", row);
  const count = await run(
    tx,
    sql`update ${table} as t set active = ${ask.active},
        inactive_on = case when ${ask.active} then null else now() end,
        user_modified = ${actor.userId}, datetime_modified = now(), version = t.version + 1
      where ${chosen} and t.active <> ${ask.active}`,
  );
  return { count };
}
