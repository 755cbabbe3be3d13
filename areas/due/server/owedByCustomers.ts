import { type RawBuilder, sql } from "kysely";

/**
 * The condition on items `u` that customers owe us.
 *
 * Shape: an advance to a supplier is a debit item too, but no debt.
 * Source: rule DU-12, areas/due/README.md
 */
export const owedByCustomers: RawBuilder<boolean> = sql`u.side = 'debit' and u.kind <> 'advance'`;
