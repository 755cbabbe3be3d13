import { type RawBuilder, sql } from "kysely";

/**
 * Selects the containers of a bill `b` of a job `s` by size (ISO 6346), those of the job where the bill
 * has none.
 */
export function billBoxes(companyId: string): RawBuilder<unknown> {
  const countOf = (pattern: string) =>
    sql`sum(x.quantity) filter (where u.iso_code ~ ${sql.lit(pattern)})`;
  return sql`
    select ${countOf("^2")} as cont20, ${countOf("^4[^5]")} as cont40, ${countOf("^45")} as cont40hc,
      ${countOf("^L")} as cont45, sum(x.quantity) as boxes
    from container x
    join unit u on u.company_id = ${companyId} and u.id = x.container_type_id
    where x.company_id = ${companyId} and x.mblid = s.id and case
      when exists (select from container o where o.company_id = ${companyId} and o.hblid = b.id)
        then x.hblid = b.id else x.hblid is null end`;
}

/** A figure of the goods of a bill `b`; a virtual bill has those of its job `s`. */
export function goodsOf(
  name: "package_qty" | "gross_weight" | "net_weight" | "charge_weight" | "cbm",
): RawBuilder<unknown> {
  return sql`coalesce(${sql.ref(`b.${name}`)}, case when b.is_virtual then ${sql.ref(`s.${name}`)} end)`;
}
