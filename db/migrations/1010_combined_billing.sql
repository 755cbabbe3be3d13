-- Combined billings: notes and statements of one partner with their net position. The fields of every
-- document are in `document`, the documents of a billing are claimed in the slot `combine`.

insert into document_kind (code, table_name, names) values ('combine', 'combine_billing',
  '{"number": "combine_billing_no", "state": "status", "sale_man_id": null}')
on conflict (code) do update set table_name = excluded.table_name, names = excluded.names;

create table combine_billing (
  company_id uuid not null,
  id uuid not null,
  kind text generated always as ('combine') stored,
  description text,
  -- The day on which the partner confirmed the billing as a whole.
  billing_date date,
  reason_cancel text,
  canceled_at timestamptz,
  user_modified uuid,
  constraint combine_billing_pk primary key (company_id, id),
  constraint combine_billing_document_fk foreign key (company_id, id)
    references document (company_id, id) on delete cascade
);

-- The documents of a billing in their order. Their amounts are those of the documents until the
-- billing is canceled; from then on those that it had.
create table combine_line (
  company_id uuid not null,
  id uuid not null,
  combine_id uuid not null,
  line_no integer not null,
  document_id uuid not null,
  document_kind text not null,
  document_no text,
  document_type text,
  issue_date date,
  currency_id text,
  original_amount numeric(20, 3),
  amount_vnd numeric(20, 0),
  amount_usd numeric(20, 2),
  user_modified uuid,
  constraint combine_line_pk primary key (company_id, id),
  constraint combine_line_once unique (company_id, combine_id, document_id),
  constraint combine_line_combine_fk foreign key (company_id, combine_id)
    references combine_billing (company_id, id) on delete cascade,
  constraint combine_line_kind_known check (document_kind in ('note', 'soa')),
  constraint combine_line_kept_is_whole
    check ((document_no is null) = (amount_vnd is null) and (document_no is null) = (document_type is null))
);
create index combine_line_in_order on combine_line (company_id, combine_id, line_no);
create index combine_line_by_document on combine_line (company_id, document_id);

-- What a note or a statement comes to in a billing: what we owe is negative.
create view combinable as
  select d.company_id, d.id, d.kind, d.number, d.partner_id, d.state, d.currency_id,
    d.datetime_created, coalesce(n.exchange_date, s.exchange_date) as issue_date,
    coalesce(n.type, upper(s.type)) as type,
    case when coalesce(n.type, upper(s.type)) = 'CREDIT' then -1 else 1 end
      * coalesce(n.total, s.debit_amount + s.credit_amount) as original_amount,
    case when coalesce(n.type, upper(s.type)) = 'CREDIT' then -1 else 1 end
      * coalesce(n.total_vnd, s.total_vnd) as amount_vnd,
    case when coalesce(n.type, upper(s.type)) = 'CREDIT' then -1 else 1 end
      * case d.kind when 'note' then n.total_usd else s.total_usd end as amount_usd
  from document d
  left join cd_note n on n.company_id = d.company_id and n.id = d.id
  left join soa s on s.company_id = d.company_id and s.id = d.id
  where d.kind in ('note', 'soa');

create trigger combine_billing_history after insert or update or delete on combine_billing
  for each row execute function record_history('combine_billing');
create trigger combine_line_history after insert or update or delete on combine_line
  for each row execute function record_history('combine_line');
