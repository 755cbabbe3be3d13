import type { Day } from "@fairway/core/time/day.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { QuotationRow } from "../contract.ts";

/** The quotations of one currency pair or all against `currencyTo` that hold on a day. */
export async function quotationsOn(
  tx: Tx,
  companyId: string,
  ask: { day: Day | null; currencyTo: string; currencyFrom?: string | undefined },
): Promise<QuotationRow[]> {
  return rows<QuotationRow>(
    tx,
    sql`
      select distinct on (r.currency_from) r.currency_from, c.currency_name, r.currency_to, r.rate,
        r.effective_on, r.user_modified, p.employee_name_en as user_name_modified,
        r.datetime_modified
      from exchange_rate r
      join currency c on c.id = r.currency_from
      left join person p on p.company_id = ${companyId} and p.id = r.user_modified
      where r.company_id = ${companyId} and r.active and r.currency_to = ${ask.currencyTo}
        and (${ask.currencyFrom ?? null}::text is null or r.currency_from = ${ask.currencyFrom ?? null})
        and (${ask.day}::date is null or r.effective_on <= ${ask.day})
      order by r.currency_from, r.effective_on desc, r.datetime_created desc`,
  );
}

/** The active quotations of one day, by currency, locked. */
export async function lockQuotations(
  tx: Tx,
  companyId: string,
  day: Day,
  currencyTo: string,
): Promise<{ id: string; currencyFrom: string; rate: string }[]> {
  return rows(
    tx,
    sql`select id, currency_from, rate from exchange_rate
      where company_id = ${companyId} and active and effective_on = ${day}
        and currency_to = ${currencyTo}
      order by currency_from for update`,
  );
}
