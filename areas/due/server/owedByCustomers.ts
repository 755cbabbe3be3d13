import { type RawBuilder, sql } from "kysely";

/**
 * Holds for an item `u` that a customer owes for what we did or laid out.
 *
 * Shape: money that we paid ahead to a supplier is a debit item too, but nobody owes it as a debt.
 * Source: rule DU-12, areas/due/README.md
 */
export const owedByCustomers: RawBuilder<boolean> = sql`u.side = 'debit' and u.kind <> 'advance'`;
