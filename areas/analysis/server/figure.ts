import type { BookCurrency } from "@fairway/core/money/currency.ts";
import { type RawBuilder, sql } from "kysely";

type Sql = RawBuilder<unknown>;

/**
 * A figure of a report: the charge lines `c` that it adds up, and those that it takes off. The figure
 * and the lines that it opens are made of the same two conditions.
 */
export interface Figure {
  readonly plus: Sql;
  readonly minus?: Sql;
  /** With VAT; without it the net amounts count. */
  readonly gross?: boolean;
}

/** The condition that a charge line is commission: a kick-back is, whatever its group. */
export const commission: Sql = sql`(c.kick_back or coalesce(g.report_bucket, '') = 'Com')`;

/** The condition that a charge line `c` is part of a figure. */
export function isPart({ plus, minus }: Figure): Sql {
  return minus ? sql`((${plus}) or (${minus}))` : sql`(${plus})`;
}

/** What a charge line `c` adds to a figure; null while unknown in US dollars. */
export function partOf({ minus, gross }: Figure, currency: BookCurrency): Sql {
  const side = currency.toLowerCase();
  const [net, vat] = [sql.ref(`c.amount_${side}`), sql.ref(`c.vat_amount_${side}`)];
  const amount = gross ? sql`(${net} + ${vat})` : net;
  return minus ? sql`case when ${minus} then -${amount} else ${amount} end` : amount;
}

/** The sum of the parts of a figure: 0 without lines, null while one of them is unknown. */
export function sumOf(figure: Figure, currency: BookCurrency): Sql {
  const [part, condition] = [partOf(figure, currency), isPart(figure)];
  return sql`case when bool_or((${part}) is null) filter (where ${condition}) then null
    else coalesce(sum(${part}) filter (where ${condition}), 0) end`;
}
