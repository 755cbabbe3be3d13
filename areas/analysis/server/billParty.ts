import { type RawBuilder, sql } from "kysely";

/** The first line of a party as the bill `b` describes it, else its name. */
export function billParty(companyId: string, side: "shipper" | "consignee"): RawBuilder<unknown> {
  const description = sql.ref(`b.${side}_description`);
  return sql`coalesce(nullif(split_part(${description}, E'\\n', 1), ''),
    (select y.partner_name_en from partner y
      where y.company_id = ${companyId} and y.id = ${sql.ref(`b.${side}_id`)}))`;
}
