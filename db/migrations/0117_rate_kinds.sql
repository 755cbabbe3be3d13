-- Three dated kinds of rate: what charges are booked with, what invoices are made out with, and
-- what a carrier states on its own papers.

alter table exchange_rate add column kind text not null default 'booking';
alter table exchange_rate add column carrier_id uuid;
alter table exchange_rate add constraint exchange_rate_kind_known
  check (kind in ('booking', 'invoice', 'carrier'));
alter table exchange_rate add constraint exchange_rate_carrier_states
  check ((kind = 'carrier') = (carrier_id is not null));
alter table exchange_rate add constraint exchange_rate_carrier_fk
  foreign key (company_id, carrier_id) references partner (company_id, id) on delete restrict;

drop index exchange_rate_of_day_key;
create unique index exchange_rate_of_day_key on exchange_rate (company_id, kind, currency_from,
  currency_to, effective_on, coalesce(carrier_id, '00000000-0000-0000-0000-000000000000'))
  where active;
create index exchange_rate_by_carrier on exchange_rate (company_id, carrier_id);
