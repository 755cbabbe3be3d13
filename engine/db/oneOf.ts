import { type RawBuilder, sql } from "kysely";

/** The condition that a column equals one of some values; a single value gives the better plan. */
export function oneOf(
  column: RawBuilder<unknown>,
  type: RawBuilder<unknown>,
  values: readonly string[],
): RawBuilder<unknown> {
  return values.length === 1
    ? sql`${column} = ${values[0]}::${type}`
    : sql`${column} = any(${[...values]}::${type}[])`;
}
