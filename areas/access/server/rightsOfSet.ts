import type { MenuRights, Reach } from "@fairway/core/permission/permission.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Rights } from "../model/rightsFor.ts";

/** A user's rights in one office, as they stand in the database. */
export interface RightsVersion {
  readonly companyId: string;
  readonly id: string;
  readonly version: number;
}

const MOST = 1000;
const known = new Map<string, Rights>();

/**
 * The rights of a set in one of its versions, read once: every change of rights changes the version.
 *
 * Called before the transaction writes, so nothing is remembered that may be rolled back.
 */
export async function rightsOfSet(tx: Tx, set: RightsVersion): Promise<Rights> {
  const key = `${set.id} ${set.version}`;
  const found = known.get(key);
  if (found) return found;
  const rights = await readRights(tx, set);
  const [oldest] = known.keys();
  if (known.size >= MOST && oldest !== undefined) known.delete(oldest);
  known.set(key, rights);
  return rights;
}

/** Forgets the rights that were read: another database may keep other rights under the same key. */
export function forgetRights(): void {
  known.clear();
}

async function readRights(tx: Tx, { companyId, id }: RightsVersion): Promise<Rights> {
  const { general, special } = await one<{
    general: [string, boolean, Reach, Reach, Reach, Reach, boolean, boolean][];
    special: [string, string][];
  }>(
    tx,
    sql`select
      (select coalesce(jsonb_agg(jsonb_build_array(g.menu_id,
          g.access, g.detail, g.write, g.delete, g.list, g.import, g.export)), '[]'::jsonb)
        from user_permission_general g
        where g.company_id = ${companyId} and g.user_permission_id = ${id}) as general,
      (select coalesce(jsonb_agg(jsonb_build_array(x.menu_id, x.action_name)), '[]'::jsonb)
        from user_permission_special x
        where x.company_id = ${companyId} and x.user_permission_id = ${id} and x.is_allow)
        as special`,
  );
  const actions = Map.groupBy(special, ([menuId]) => menuId);
  const rights: Record<string, MenuRights> = {};
  for (const [menuId, access, detail, write, del, list, imports, exports] of general) {
    rights[menuId] = {
      access,
      detail,
      write,
      delete: del,
      list,
      import: imports,
      export: exports,
      special: (actions.get(menuId) ?? []).map(([, action]) => action),
    };
  }
  return rights;
}
