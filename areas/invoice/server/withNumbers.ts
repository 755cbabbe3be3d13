import { numberKey } from "@fairway/core/text/textKey.ts";
import { type RawBuilder, sql } from "kysely";

/** Selects the ids of the invoices with one of these numbers; an invoice has three. */
export function withNumbers(companyId: string, numbers: readonly string[]): RawBuilder<unknown> {
  const keys = sql`${numbers.map(numberKey)}::text[]`;
  return sql`select x.id from acct_management x
    where x.company_id = ${companyId} and (number_key(x.voucher_id) = any(${keys})
      or number_key(x.invoice_no_tempt) = any(${keys})
      or x.invoice_no_real = any(${[...numbers]}::text[]))`;
}
