import {
  type AgreedTerms,
  registerTermsRule,
} from "@fairway/areas/agreement/server/agreedTerms.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/**
 * Gives unpaid invoices the term of the agreement they are due by, when it begins to hold or
 * changes.
 *
 * Shape: VAT invoices that are not paid in full, on-behalf invoices that are not paid at all; of
 *   the agreement's partner, salesman, offices and services. One statement.
 * Locks: the invoices.
 * Source: rule IN-9; spec b §4.3
 */
export async function redateInvoices(tx: Tx, actor: Actor, terms: AgreedTerms): Promise<void> {
  const { companyId, userId } = actor;
  const ofObh = terms.paymentTermObh ?? terms.paymentTerm;
  const starts = terms.baseOn === "Confirmed Billing" ? sql`m.confirm_billing_date` : sql`m.date`;
  await run(
    tx,
    sql`with redated as (
        select m.id, case m.type when 'Invoice' then ${terms.paymentTerm}::int
          else ${ofObh}::int end as term
        from acct_management m
        where m.company_id = ${companyId} and m.partner_id = ${terms.partnerId}
          and m.sale_man_id = ${terms.salemanId}
          and m.office_id = any(${[...terms.officeId]}::uuid[])
          and m.service_type = any(${[...terms.saleService]}::text[])
          and m.paid_amount < m.total_amount
          and (m.type = 'Invoice' or (m.type = 'InvoiceTemp' and m.paid_amount = 0))
        order by m.id for update of m
      )
      update acct_management m set payment_term = r.term, base_due_date = ${terms.baseOn},
        payment_due_date = ${starts} + r.term,
        user_modified = ${userId}, datetime_modified = now(), version = m.version + 1
      from redated r
      where m.company_id = ${companyId} and m.id = r.id
        and (m.payment_term, m.base_due_date, m.payment_due_date)
          is distinct from (r.term, ${terms.baseOn}::text, ${starts} + r.term)`,
  );
}

registerTermsRule(redateInvoices);
