import type { Actor } from "@fairway/core/permission/actor.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { type DayColumn, withinDays } from "@fairway/engine/db/withinDays.ts";
import { exportRecords } from "@fairway/engine/exports/exportRecords.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import type { Criteria } from "@fairway/engine/resource/criteria.ts";
import { listRecords } from "@fairway/engine/resource/listRecords.ts";
import { type RawBuilder, sql } from "kysely";
import { declaredTariff, type dateTypes } from "../contract.ts";

type TariffCriteria = Criteria & {
  readonly dateType?: (typeof dateTypes)[number] | null | undefined;
  readonly fromDate?: string | null | undefined;
  readonly toDate?: string | null | undefined;
  readonly expiresWithin?: number | null | undefined;
};

/**
 * Returns one page of the tariffs in the actor's reach and of those that the actor created.
 *
 * Refuses: access.forbidden
 * Source: rule TF-4
 */
export async function listTariffs(
  tx: Tx,
  actor: Actor,
  sent: TariffCriteria &
    Readonly<Partial<Record<"page" | "size" | "pageNumber" | "pageSize", number | undefined>>>,
) {
  const page = sent.page ?? sent.pageNumber ?? 1;
  const size = sent.size ?? sent.pageSize ?? 15;
  const ask = { ...sent, page, size };
  return listRecords(tx, actor, declaredTariff, ask, mine(actor), onlyOf(actor, sent));
}

/** Writes the list as a sheet. Refuses: access.forbidden */
export async function exportTariffs(
  tx: Tx,
  actor: Actor,
  sent: TariffCriteria & {
    readonly format?: "xlsx" | "csv" | undefined;
    readonly columns?: readonly string[] | undefined;
  },
  desk?: Desk,
) {
  return exportRecords(tx, actor, declaredTariff, sent, {
    alsoOwn: mine(actor),
    only: onlyOf(actor, sent),
    database: desk?.database,
  });
}

const mine = ({ userId }: Actor) => sql<boolean>`t.user_created = ${userId}`;

const dayColumns: Readonly<Record<string, DayColumn>> = {
  EffectiveDate: { column: sql`t.effective_date`, has: "days" },
  ExpiredDate: { column: sql`t.expired_date`, has: "days" },
  CreateDate: { column: sql`t.datetime_created`, has: "instants" },
  ModifiedDate: { column: sql`t.datetime_modified`, has: "instants" },
};

/** The range of days of the list, and the tariffs that end soon. */
function onlyOf(
  { timeZone }: Pick<Actor, "timeZone">,
  { dateType, fromDate, toDate, expiresWithin }: TariffCriteria,
): RawBuilder<boolean> {
  const chosen = dayColumns[dateType ?? "All"];
  const columns = chosen ? [chosen] : Object.values(dayColumns);
  const parts = [sql`true`, ...withinDays(columns, { from: fromDate, to: toDate }, timeZone)];
  if (expiresWithin !== null && expiresWithin !== undefined) {
    const now = today(timeZone);
    parts.push(
      sql`(t.status and t.expired_date between ${now} and ${addDays(now, expiresWithin)})`,
    );
  }
  return sql<boolean>`(${sql.join(parts, sql` and `)})`;
}
