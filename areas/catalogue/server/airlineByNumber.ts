import { type RawBuilder, sql } from "kysely";
import { prefixOf } from "../model/waybillNo.ts";

/**
 * The airline of the prefix of a master waybill, to select from.
 *
 * Shape: the alias is `a`; a further condition may follow with `and`. No row without a prefix.
 */
export function airlineByNumber(companyId: string, mawb: string | null): RawBuilder<unknown> {
  return sql`airline a
    where a.company_id = ${companyId} and lower(a.prefix) = lower(${prefixOf(mawb)}::text)`;
}
