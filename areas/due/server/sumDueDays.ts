import type { Actor } from "@fairway/core/permission/actor.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { keptRows } from "@fairway/engine/kept/kept.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import { dueDays } from "./dueDays.ts";
import { owedByCustomers } from "./owedByCustomers.ts";

/**
 * Counts and adds up the open items of customers within the user's reach on invoices, from the kept
 * sums by day.
 *
 * Shape: `which` names the items `u` by their due day. Source: rule DU-14
 */
export function sumDueDays(
  tx: Tx,
  actor: Actor,
  which: RawBuilder<boolean>,
): Promise<{ items: number; openVnd: string }> {
  const { companyId } = actor;
  return one(
    tx,
    sql`
      select coalesce(sum(u.items), 0)::int as items, coalesce(sum(u.open_vnd), 0)::text as open_vnd
      from (
        select ${companyId}::uuid as company_id, d.*
        from (${keptRows(dueDays, companyId, sql`true`)}) d) u
      where ${within(actor, "accManagement.list", "u")} and ${owedByCustomers} and ${which}`,
  );
}
