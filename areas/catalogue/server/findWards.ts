import type { Actor } from "@fairway/core/permission/actor.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { OldAddress } from "../model/oldAddress.ts";

/**
 * Finds the present ward of an address from before 1 July 2025.
 *
 * Shape: by the old ward's code, or by words of its ward, district and province without accents in
 *   any order; a divided ward returns all its parts.
 * Source: Resolution 202/2025/QH15
 */
export async function wardsOfOldAddress(
  tx: Tx,
  actor: Actor,
  ask: {
    readonly keyword?: string | undefined;
    readonly oldWardCode?: string | undefined;
    readonly size: number;
  },
): Promise<OldAddress[]> {
  const words = fold(ask.keyword ?? "")
    .split(/[\s,]+/)
    .filter(Boolean);
  if (words.length === 0 && !ask.oldWardCode) return [];
  const conditions = [
    ...words.map((word) => sql`m.search like ${anywhere(word)}`),
    ...(ask.oldWardCode ? [sql`text_key(m.old_ward_code) = text_key(${ask.oldWardCode})`] : []),
  ];
  return rows(
    tx,
    sql`select m.old_ward_code, m.old_ward_name, m.old_district_name, m.old_province_name,
        m.new_ward_code, m.new_ward_name, m.new_province_name, w.id as ward_id, w.city_id
      from ward_mapping as m
      left join ward as w on w.company_id = ${actor.companyId} and w.country_id = 'VN'
        and text_key(w.code) = text_key(m.new_ward_code)
      where ${sql.join(conditions, sql` and `)}
      order by m.old_province_name, m.old_district_name, m.old_ward_name, m.id
      limit ${ask.size}`,
  );
}
