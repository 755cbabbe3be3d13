import type { Actor } from "@fairway/core/permission/actor.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { type DayColumn, withinDays } from "@fairway/engine/db/withinDays.ts";
import type { Criteria } from "@fairway/engine/resource/criteria.ts";
import { type RawBuilder, sql } from "kysely";

/** The criteria of the list of booking notes. */
export type NoteCriteria = Criteria & {
  readonly fromCreatedDate?: string | null | undefined;
  readonly toCreatedDate?: string | null | undefined;
};

type Sql = RawBuilder<unknown>;

/** The texts of other records that the list also searches. */
const elsewhere: Readonly<Record<string, (companyId: string, like: string) => Sql>> = {
  pol: (companyId, like) => portSays(companyId, "t.pol", like),
  pod: (companyId, like) => portSays(companyId, "t.pod", like),
  userCreated: (companyId, like) => sql`exists (select from person p
    where p.company_id = ${companyId} and p.id = t.user_created
      and f_unaccent(p.username || ' ' || p.employee_name_en || ' ' || p.employee_name_vn)
        like ${like})`,
};

function portSays(companyId: string, column: string, like: string): Sql {
  return sql`exists (select from place p
    where p.company_id = ${companyId} and p.id = ${sql.ref(column)} and p.search like ${like})`;
}

/**
 * Divides the criteria of the list into those of the declaration and a further condition: words that
 * a port or the creator has, and the days on which the notes were created. Rule BK-6
 */
export function noteCriteria(
  { companyId, timeZone }: Pick<Actor, "companyId" | "timeZone">,
  ask: NoteCriteria,
): { readonly ask: Criteria; readonly only: RawBuilder<boolean> } {
  const { fromCreatedDate: from, toCreatedDate: to, keyword, ...rest } = ask;
  const created: DayColumn = { column: sql`t.datetime_created`, has: "instants" };
  const parts: Sql[] = [sql`true`, ...withinDays([created], { from, to }, timeZone)];
  const searchBy = ask.searchBy ?? "All";
  const words = fold(keyword ?? "")
    .split(/\s+/)
    .filter(Boolean);
  const isOwn = searchBy !== "All" && !(searchBy in elsewhere);
  if (!isOwn) {
    const among = searchBy === "All" ? Object.values(elsewhere) : [elsewhere[searchBy]];
    for (const word of words) {
      const like = anywhere(word);
      const found = among.flatMap((says) => (says ? [says(companyId, like)] : []));
      const own = searchBy === "All" ? [sql`t.search like ${like}`] : [];
      parts.push(sql`(${sql.join([...own, ...found], sql` or `)})`);
    }
  }
  return {
    ask: isOwn ? { ...rest, keyword } : { ...rest, searchBy: null },
    only: sql<boolean>`(${sql.join(parts, sql` and `)})`,
  };
}
