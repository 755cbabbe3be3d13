import { type RawBuilder, sql } from "kysely";

const tiers = [1, 2, 3, 4, 5] as const;

/**
 * `costOfDays` in SQL: what the first `days` chargeable days of a row `b` of `box_clock` cost, in its
 * currency; a test compares the two.
 */
export function costInSql(days: RawBuilder<unknown>): RawBuilder<string> {
  const terms = tiers.map((no) => {
    const price = sql.ref(`b.price${no}`);
    const first = no === 1 ? sql`1` : sql.ref(`b.day${no}`);
    const later = tiers
      .filter((each) => each > no)
      .map((each) => sql`${sql.ref(`b.day${each}`)} - 1`);
    const last = later.length === 0 ? days : sql`least(${days}, ${sql.join(later)})`;
    const cost = sql`${price} * greatest(${last} - ${first} + 1, 0)`;
    return no === 1 ? cost : sql`coalesce(${cost}, 0)`;
  });
  return sql<string>`(${sql.join(terms, sql` + `)})`;
}
