import { textKey } from "@fairway/core/text/textKey.ts";
import { type RawBuilder, sql } from "kysely";
import { rowWaits } from "./readingRowTable.ts";

/** By what the rows of a reading that wait for a choice are searched. */
export interface WaitingCriteria {
  readonly clearanceNos?: string | null | undefined;
  readonly hbls?: string | null | undefined;
  readonly customer?: string | null | undefined;
}

/** The condition on the rows `t` of a reading that wait for a choice and match. Source: rule CU-18 */
export function waitingRows(companyId: string, criteria: WaitingCriteria): RawBuilder<unknown> {
  const parts = [rowWaits as RawBuilder<unknown>];
  const numbers = listOf(criteria.clearanceNos);
  if (numbers.length > 0) parts.push(sql`t.clearance_no = any(${numbers}::text[])`);
  const bills = listOf(criteria.hbls);
  if (bills.length > 0) parts.push(sql`text_key(t.declared->>'hblid') = any(${bills}::text[])`);
  const customer = textKey(criteria.customer ?? "");
  if (customer) {
    parts.push(sql`(strpos(f_unaccent(coalesce(t.declared->>'partnerName', '')), f_unaccent(${customer})) > 0
      or strpos(lower(t.declared->>'partnerTaxCode'), ${customer}) > 0
      or exists (select from partner p where p.company_id = ${companyId}
        and upper(regexp_replace(p.tax_code, '[-_[:space:]]', '', 'g'))
          = t.declared->>'partnerTaxCode'
        and (strpos(f_unaccent(p.partner_name_en), f_unaccent(${customer})) > 0
          or text_key(p.account_no) = ${customer})))`);
  }
  return sql`(${sql.join(parts, sql` and `)})`;
}

const listOf = (text: string | null | undefined): string[] =>
  (text ?? "").split(/[\n;,]/).flatMap((each) => textKey(each) || []);
