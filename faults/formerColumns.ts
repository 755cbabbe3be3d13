/**
 * Values that a table held in earlier states and that other tables hold now: for each table a query
 * that returns one row for its row `t`. A column that was part of the key then still is.
 */
export const formerColumns: Readonly<Record<string, string>> = {
  document: "select t.search",
  surcharge: "select t.exchange_rate is not null as is_rate_fixed",
  sea_job: `
    select s.mbltype, s.payment_term from shipment s
    where s.company_id = t.company_id and s.id = t.id`,
  cd_note: `
    select d.number as code, d.state as status, ${headColumns("d")}, ledger.issued_for,
      coalesce(ledger.payment_status, case when t.is_prepaid then 'Unpaid' end) as payment_status
    from document d
    cross join lateral (
      select string_agg(distinct x.number, ', ') as issued_for,
        case when bool_and(u.payment_status = 'Paid') then 'Paid'
          when bool_or(u.payment_status <> 'Unpaid') then 'Paid A Part'
          when count(*) > 0 then 'Unpaid' end as payment_status
      from charge_claim n
      join charge_claim l on l.company_id = n.company_id and l.charge_id = n.charge_id
        and l.side = n.side and l.slot = 'ledger'
      join document x on x.company_id = l.company_id and x.id = l.document_id
      join due u on u.company_id = x.company_id and u.document_id = x.id
      where n.company_id = t.company_id and n.document_id = t.id and n.slot = 'note') ledger
    where d.company_id = t.company_id and d.id = t.id`,
  acct_management: `
    select d.state as status, ${headColumns("d")}, u.payment_term, u.due_base as base_due_date,
      u.due_on as payment_due_date, u.confirmed_on as confirm_billing_date,
      u.cleared as paid_amount, u.cleared_vnd as paid_amount_vnd, u.cleared_usd as paid_amount_usd
    from document d
    join due u on u.company_id = d.company_id and u.document_id = d.id
    where d.company_id = t.company_id and d.id = t.id`,
  receipt: `
    select d.number as payment_ref_no, d.partner_id as customer_id, d.state as status,
      ${headColumns("d")}
    from document d where d.company_id = t.company_id and d.id = t.id`,
  receipt_line: `
    select u.document_id as ref_id, m.voucher_id as voucher_no,
      coalesce(m.invoice_no_real, m.invoice_no_tempt, m.voucher_id) as invoice_no
    from (select) one
    left join due u on u.company_id = t.company_id and u.id = t.due_id
    left join acct_management m on m.company_id = u.company_id and m.id = u.document_id`,
  charge_claim: `
    select d.number as document_no, case when t.slot = 'statement' then 'soa'
      when t.slot <> 'ledger' then t.slot
      when d.kind = 'voucher' then 'voucher' else 'invoice' end as kind
    from document d where d.company_id = t.company_id and d.id = t.document_id`,
};

/** Tables that are gone, each as a query over those of today; a row has the same id every time. */
export const formerTables: Readonly<Record<string, string>> = {
  customer_advance: `
    select company_id, md5(concat_ws(' ', partner_id, agreement_id, currency_id))::uuid as id,
      partner_id, agreement_id, currency_id, sum(open) as balance
    from due where kind = 'advance' group by company_id, partner_id, agreement_id, currency_id`,
  customer_advance_entry: `
    select e.company_id, md5(concat_ws(' ', r.id, e.cause, e.amount < 0))::uuid as id,
      u.partner_id, u.agreement_id, r.id as receipt_id, e.cause, u.currency_id,
      sum(e.amount) as amount,
      case e.cause when 'reversed' then r.cancelled_at else r.done_at end as datetime_created
    from due_entry e
    join due u on u.company_id = e.company_id and u.id = e.due_id and u.kind = 'advance'
    join receipt r on r.company_id = e.company_id and r.id = e.document_id
    -- Without the pairs of entries that an upgrade wrote for a later day.
    where e.cause in ('kept', 'used', 'reversed') and e.user_created is not null
    group by e.company_id, r.id, r.done_at, r.cancelled_at, e.cause, e.amount < 0, u.partner_id,
      u.agreement_id, u.currency_id`,
  profit_touched: `
    select company_id, id, office_id, transaction_type, service_date from kept_noted
    where service_date is not null`,
  job_touched: "select company_id, id, job_id from kept_noted where job_id is not null",
};

/** What rows say before the table is there by which they say more. */
export const unsaidBefore: readonly {
  readonly table: string;
  readonly by: string;
  readonly unsaid: (row: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}[] = [
  {
    table: "acct_management",
    by: "receipt",
    unsaid: () => ({ paid_amount: 0, paid_amount_vnd: 0, paid_amount_usd: 0 }),
  },
  {
    table: "cd_note",
    by: "receipt",
    unsaid: (row) => ({ payment_status: row["payment_status"] && "Unpaid" }),
  },
  {
    table: "cd_note",
    by: "acct_management",
    unsaid: () => ({ status: "New", issued_for: null, payment_status: null }),
  },
];

function headColumns(head: string): string {
  return `${head}.partner_id, ${head}.sale_man_id, ${head}.sync_status, ${head}.last_sync_date,
      ${head}.office_id, ${head}.department_id, ${head}.group_id, ${head}.user_created,
      ${head}.datetime_created, ${head}.datetime_modified, ${head}.version`;
}
