import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";

interface OfRecord {
  readonly companyId: string;
  readonly recordId: string;
  readonly dataType: string;
}

/** Reads a partner, a bank account or a tariff as it is sent. */
export async function recordRequest(tx: Tx, sent: OfRecord): Promise<unknown> {
  const query = { PARTNER: ofPartner, BANK: ofBank, TARIFF: ofTariff }[sent.dataType];
  if (!query) throw new Error(`${sent.dataType} is no record of the accounting system`);
  const { request } = await one<{ request: unknown }>(tx, query(sent));
  return request;
}

function ofPartner({ companyId, recordId }: OfRecord): RawBuilder<unknown> {
  return sql`select jsonb_build_object('CustomerCode', p.account_no, 'CustomerName',
      coalesce(p.partner_name_vn, p.partner_name_en), 'ShortName', p.short_name,
      'TaxCode', p.tax_code, 'CustomerMode', p.partner_mode, 'LocalBranchCode', p.internal_code,
      'Address', coalesce(p.address_vn, p.address_en), 'Email', p.billing_email,
      'Tel', p.tel, 'BankAccountNo', p.bank_account_no, 'BankName', p.bank_name) as request
    from partner p where p.company_id = ${companyId} and p.id = ${recordId}`;
}

function ofBank({ companyId, recordId }: OfRecord): RawBuilder<unknown> {
  return sql`select jsonb_build_object('CustomerCode', p.account_no, 'BankCode', k.code,
      'BankName', k.bank_name_en, 'BankAccountNo', b.bank_account_no,
      'BankAccountName', b.bank_account_name, 'BankAddress', b.bank_address,
      'SwiftCode', b.swift_code) as request
    from partner_bank b
    join partner p on p.company_id = ${companyId} and p.id = b.partner_id
    left join bank k on k.company_id = ${companyId} and k.id = b.bank_id
    where b.company_id = ${companyId} and b.id = ${recordId}`;
}

function ofTariff({ companyId, recordId }: OfRecord): RawBuilder<unknown> {
  return sql`select jsonb_build_object('Name', t.tariff_name, 'Type', t.tariff_type,
      'EffectiveDate', t.effective_date, 'ExpiredDate', t.expired_date,
      'CustomerCode', c.account_no, 'SupplierCode', s.account_no,
      'Details', coalesce((select jsonb_agg(to_jsonb(l) - array['company_id', 'search', 'version',
          'user_created', 'user_modified', 'datetime_created', 'datetime_modified', 'office_id',
          'department_id', 'group_id'] order by l.id)
        from tariff_line l where l.company_id = ${companyId} and l.tariff_id = t.id), '[]')
      ) as request
    from tariff t
    left join partner c on c.company_id = ${companyId} and c.id = t.customer
    left join partner s on s.company_id = ${companyId} and s.id = t.supplier
    where t.company_id = ${companyId} and t.id = ${recordId}`;
}
