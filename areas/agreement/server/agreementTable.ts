import type { Day } from "@fairway/core/time/day.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { type RawBuilder, sql } from "kysely";
import { isExpired } from "../model/agreement.ts";
import type { AgreementRow } from "../model/agreementShapes.ts";

/** An agreement as stored, with its offices and services, before rights are checked. */
export type StoredAgreement = Omit<AgreementRow, "may">;

type Where = RawBuilder<unknown>;

/**
 * Reads agreements with one statement, the oldest first; locks them before on request.
 *
 * Locks: without their keys, so that documents are issued under an agreement while it changes.
 */
export async function readAgreements(
  tx: Tx,
  companyId: string,
  today: Day,
  where: Where,
  lock = false,
): Promise<StoredAgreement[]> {
  if (lock) {
    await run(
      tx,
      sql`select from partner_agreement a where a.company_id = ${companyId} and ${where}
        order by a.id for no key update`,
    );
  }
  const found = await rows<Omit<StoredAgreement, "isExpired">>(
    tx,
    sql`
      select a.id, a.version, a.company_id, c.code as company_code, a.partner_id, a.saleman_id,
        p.employee_name_en as saleman_name, p.employee_name_vn as saleman_name_vn,
        array(select o.office_id::text from partner_agreement_office o
          where o.company_id = ${companyId} and o.agreement_id = a.id order by 1) as office_id,
        array(select f.code from partner_agreement_office o
          join office f on f.company_id = ${companyId} and f.id = o.office_id
          where o.company_id = ${companyId} and o.agreement_id = a.id order by 1) as office_codes,
        array(select s.service from partner_agreement_service s
          where s.company_id = ${companyId} and s.agreement_id = a.id order by 1) as sale_service,
        a.contract_type, a.contract_no, a.shipment_type, a.effective_date, a.expired_date,
        a.payment_method, a.base_on, a.currency_id, a.credit_currency, a.payment_term,
        a.payment_term_obh, a.credit_limit, a.credit_limit_rate, a.credit_unlimited,
        a.trial_credit_limited, a.trial_credit_days, a.no_due, a.email_address, a.description,
        a.vas, trim_scale(a.auto_extend_days)::text as auto_extend_days, a.first_shipment_date,
        a.trial_effect_date, a.trial_expired_date, a.approval_status, a.approval_comment,
        a.arconfirmed, a.active, a.user_created, a.datetime_created, a.datetime_modified
      from partner_agreement a
      join company c on c.company_id = ${companyId} and c.id = a.company_id
      left join person p on p.company_id = ${companyId} and p.id = a.saleman_id
      where a.company_id = ${companyId} and ${where}
      order by a.datetime_created, a.id`,
  );
  return found.map((row) => ({ ...row, isExpired: isExpired(row, today) }));
}

/** Replaces the stored offices and services of an agreement. */
export async function replaceScope(
  tx: Tx,
  companyId: string,
  userId: string,
  agreementId: string,
  scope: { readonly officeId: readonly string[]; readonly saleService: readonly string[] },
): Promise<void> {
  await run(
    tx,
    sql`with offices as (delete from partner_agreement_office
        where company_id = ${companyId} and agreement_id = ${agreementId})
      delete from partner_agreement_service
        where company_id = ${companyId} and agreement_id = ${agreementId}`,
  );
  const line = { companyId, agreementId, userModified: userId };
  await insertRows(
    tx,
    "partner_agreement_office",
    [...new Set(scope.officeId)].map((officeId) => ({ ...line, id: newId(), officeId })),
  );
  await insertRows(
    tx,
    "partner_agreement_service",
    [...new Set(scope.saleService)].map((service) => ({ ...line, id: newId(), service })),
  );
}

/** The fields that decide which agreements overlap. */
export type AgreementScope = Pick<AgreementRow, "id" | "partnerId" | "salemanId"> & {
  readonly officeId: readonly string[];
  readonly saleService: readonly string[];
};

/** Active agreements of the same partner and salesman that share an office and a service. */
export function overlapping(companyId: string, agreement: AgreementScope): Where {
  return sql`a.active and a.partner_id = ${agreement.partnerId}
    and a.saleman_id = ${agreement.salemanId} and a.id <> ${agreement.id}
    and exists (select from partner_agreement_office o
      where o.company_id = ${companyId} and o.agreement_id = a.id
        and o.office_id = any(${[...agreement.officeId]}::uuid[]))
    and exists (select from partner_agreement_service s
      where s.company_id = ${companyId} and s.agreement_id = a.id
        and s.service = any(${[...agreement.saleService]}::text[]))`;
}
