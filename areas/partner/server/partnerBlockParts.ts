import { type RawBuilder, sql } from "kysely";

/** Selects what papers print of a partner as one value (`BlockParts`); null without one. */
export function partnerBlockParts(companyId: string, id: string | null): RawBuilder<unknown> {
  return sql`(select jsonb_build_object('partnerNameEn', p.partner_name_en,
      'partnerNameVn', p.partner_name_vn, 'addressEn', p.address_en,
      'addressVn', p.address_vn, 'tel', p.tel, 'fax', p.fax)
    from partner p where p.company_id = ${companyId} and p.id = ${id}::uuid)`;
}
