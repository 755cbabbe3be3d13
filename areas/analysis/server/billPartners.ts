import { type RawBuilder, sql } from "kysely";

/**
 * Joins the customer `k` of a house bill `b`, and the carrier `co`, agent `ag` and ports `pl` and `pd` of
 * its job `s`.
 */
export function billPartners(companyId: string): RawBuilder<unknown> {
  return sql`
    left join partner k on k.company_id = ${companyId} and k.id = b.customer_id
    left join partner co on co.company_id = ${companyId} and co.id = s.coloader_id
    left join partner ag on ag.company_id = ${companyId} and ag.id = s.agent_id
    left join place pl on pl.company_id = ${companyId} and pl.id = s.pol
    left join place pd on pd.company_id = ${companyId} and pd.id = s.pod`;
}
