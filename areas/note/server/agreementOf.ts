import { type RawBuilder, sql } from "kysely";

/** What documents take from an agreement. */
export interface Agreement {
  readonly id: string;
  readonly contractType: string;
  readonly currencyId: string;
  readonly paymentTerm: number;
  readonly paymentTermObh: number | null;
  readonly baseOn: "Invoice Date" | "Confirmed Billing";
}

/** Where an agreement has to hold, as SQL expressions. */
export interface AgreementScope {
  readonly officeId: RawBuilder<unknown>;
  readonly services: RawBuilder<unknown>;
  readonly salesmen: RawBuilder<unknown>;
}

/**
 * The select that gives a partner's active agreement, its own before its parent's, as one jsonb
 * column `agreement`; for use in a lateral join. `partner` is the alias of the partner.
 */
export function agreementOf(
  companyId: string,
  partner: RawBuilder<unknown>,
  { officeId, services, salesmen }: AgreementScope,
): RawBuilder<unknown> {
  return sql`
    select jsonb_build_object('id', c.id, 'contractType', c.contract_type,
      'currencyId', c.currency_id, 'paymentTerm', c.payment_term,
      'paymentTermObh', c.payment_term_obh, 'baseOn', c.base_on) as agreement
    from partner_agreement c
    where c.company_id = ${companyId} and c.partner_id in (${partner}.id, ${partner}.parent_id)
      and c.active and c.saleman_id = any(${salesmen})
      and exists (select from partner_agreement_office x
        where x.company_id = ${companyId} and x.agreement_id = c.id and x.office_id = ${officeId})
      and exists (select from partner_agreement_service x
        where x.company_id = ${companyId} and x.agreement_id = c.id and x.service = any(${services}))
    order by c.partner_id = ${partner}.id desc, c.effective_date desc, c.id desc
    limit 1`;
}
