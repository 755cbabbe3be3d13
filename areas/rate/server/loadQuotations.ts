import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import type { DecimalText } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { bookingRates } from "../model/rateKinds.ts";
import { ofKind } from "./rateTable.ts";

/** A quotation with the user who typed it. */
export interface TypedQuotation {
  readonly currencyFrom: string;
  readonly currencyTo: string;
  readonly rate: DecimalText;
  readonly effectiveOn: Day;
  readonly typed: { readonly by: string | null; readonly at: string };
}

/**
 * Loads the quotations that count for some currencies on a day, with the users who typed them.
 *
 * Shape: for each pair of the currencies, the local one and the dollar, the last on or before the day.
 * Does not check permissions: every user of the company may read rates.
 */
export async function loadQuotations(
  tx: Tx,
  { companyId, language }: Actor,
  currencies: readonly string[],
  day: Day,
): Promise<TypedQuotation[]> {
  const codes = [...new Set([...currencies, localCurrency, secondCurrency])];
  const name = sql.ref(language === "vi" ? "e.employee_name_vn" : "e.employee_name_en");
  const found = await rows<
    Omit<TypedQuotation, "typed"> & { readonly by: string | null; readonly at: string }
  >(
    tx,
    sql`select q.currency_from, q.currency_to, trim_scale(q.rate)::text as rate, q.effective_on,
        q.datetime_modified as at, coalesce(${name}, u.username) as by
      from unnest(${codes}::text[]) as f (code)
      cross join unnest(${codes}::text[]) as t (code)
      cross join lateral (
        select * from exchange_rate r
        where r.company_id = ${companyId} and r.active and ${ofKind(bookingRates)}
          and r.currency_from = f.code and r.currency_to = t.code and r.effective_on <= ${day}::date
        order by r.effective_on desc
        limit 1) q
      left join sys_user u on u.company_id = ${companyId}
        and u.id = coalesce(q.user_modified, q.user_created)
      left join employee e on e.company_id = ${companyId} and e.id = u.employee_id
      where f.code <> t.code
      order by q.currency_from, q.currency_to`,
  );
  return found.map(({ by, at, ...quotation }) => ({ ...quotation, typed: { by, at } }));
}
