import type { DueDateBase } from "@fairway/areas/due/model/dueDay.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { type RawBuilder, sql } from "kysely";

// The SQL of rules AG-12 to AG-17; `model/inForce.ts` has the pure forms of the first three.
// `agreement` is the alias of partner_agreement.

/** The office and the services that an agreement has to cover, as SQL expressions. */
export interface SaleSql {
  readonly officeId: RawBuilder<unknown>;
  /** An array of services; one of them suffices. */
  readonly services: RawBuilder<unknown>;
}

/** Does an agreement cover the office and one of the services? Source: rule AG-12 */
export function covering(
  companyId: string,
  agreement: RawBuilder<unknown>,
  { officeId, services }: SaleSql,
): RawBuilder<boolean> {
  return sql<boolean>`(exists (select from partner_agreement_office x
      where x.company_id = ${companyId} and x.agreement_id = ${agreement}.id
        and x.office_id = ${officeId})
    and exists (select from partner_agreement_service x
      where x.company_id = ${companyId} and x.agreement_id = ${agreement}.id
        and x.service = any(${services})))`;
}

/** Is an agreement in force for the sale on a day? Source: rule AG-13 */
export function inForce(
  companyId: string,
  agreement: RawBuilder<unknown>,
  sale: SaleSql & { readonly day: Day },
): RawBuilder<boolean> {
  return sql<boolean>`(${agreement}.active
    and (${agreement}.no_due or coalesce(${agreement}.expired_date >= ${sale.day}, true))
    and ${covering(companyId, agreement, sale)})`;
}

/** The terms that documents take from an agreement. */
export interface DocumentTerms {
  readonly id: string;
  readonly contractType: string;
  readonly contractNo: string | null;
  readonly currencyId: string;
  readonly paymentTerm: number;
  readonly paymentTermObh: number | null;
  readonly baseOn: DueDateBase;
}

/**
 * The select that returns the agreement whose terms a document to a partner has, as one jsonb column
 * `agreement`; for use in a lateral join. `partner` is the alias of the partner.
 *
 * Source: rule AG-14
 */
export function documentTerms(
  companyId: string,
  partner: RawBuilder<unknown>,
  sale: SaleSql & { readonly salesmen: RawBuilder<unknown> },
): RawBuilder<unknown> {
  return sql`
    select jsonb_build_object('id', c.id, 'contractType', c.contract_type,
      'contractNo', c.contract_no,
      'currencyId', c.currency_id, 'paymentTerm', c.payment_term,
      'paymentTermObh', c.payment_term_obh, 'baseOn', c.base_on) as agreement
    from partner_agreement c
    where c.company_id = ${companyId} and c.partner_id in (${partner}.id, ${partner}.parent_id)
      and c.active and c.saleman_id = any(${sale.salesmen})
      and ${covering(companyId, sql`c`, sale)}
    order by c.partner_id = ${partner}.id desc, c.effective_date desc, c.id desc
    limit 1`;
}

/** The select of the offices and services that an agreement covers, pair by pair. Source: rule AG-15 */
export function placesOf(companyId: string, agreementId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select f.office_id, s.service from partner_agreement_office f
    join partner_agreement_service s on s.company_id = ${companyId}
      and s.agreement_id = f.agreement_id
    where f.company_id = ${companyId} and f.agreement_id = ${agreementId}`;
}

/**
 * The select that returns the salesman of a customer's bill.
 *
 * Source: rule AG-16
 */
export function salesmanOfBill(
  companyId: string,
  customerId: RawBuilder<unknown>,
  sale: SaleSql & { readonly shipmentType: RawBuilder<unknown> },
): RawBuilder<unknown> {
  return sql`
    select a.saleman_id from partner_agreement a
    where a.company_id = ${companyId} and a.partner_id = ${customerId} and a.active
      and a.shipment_type like '%' || ${sale.shipmentType} || '%'
      and ${covering(companyId, sql`a`, sale)}
    order by a.contract_type = 'Official' desc, a.effective_date desc, a.id
    limit 1`;
}

/** Do two agreements cover a common office and a common service? Source: rule AG-17 */
export function coveringTogether(
  companyId: string,
  one: RawBuilder<unknown>,
  other: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`(exists (select from partner_agreement_office x
      join partner_agreement_office y on y.company_id = ${companyId}
        and y.office_id = x.office_id and y.agreement_id = ${other}.id
      where x.company_id = ${companyId} and x.agreement_id = ${one}.id)
    and exists (select from partner_agreement_service x
      join partner_agreement_service y on y.company_id = ${companyId}
        and y.service = x.service and y.agreement_id = ${other}.id
      where x.company_id = ${companyId} and x.agreement_id = ${one}.id))`;
}
