-- A term of delivery is worked differently by service: the same code may stand several times,
-- each for other services, and brings the charges that are usual with it.

drop index incoterm_code_key;
alter table incoterm rename column note to description_en;
alter table incoterm add column description_local text;
alter table incoterm alter column name_local drop not null;
create index incoterm_by_code on incoterm (company_id, lower(code));

-- One line for each code and service, kept by the database itself: its key refuses a second.
create table incoterm_service (
  company_id uuid not null,
  code text not null,
  service text not null,
  incoterm_id uuid not null,
  constraint incoterm_service_pk primary key (company_id, code, service),
  constraint incoterm_service_incoterm_fk foreign key (company_id, incoterm_id)
    references incoterm (company_id, id) on delete cascade
);
create index incoterm_service_by_incoterm on incoterm_service (company_id, incoterm_id);

insert into incoterm_service (company_id, code, service, incoterm_id)
select distinct i.company_id, lower(i.code), s.service, i.id
from incoterm as i, unnest(i.service) as s (service);

create function keep_incoterm_services() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from incoterm_service
    where company_id = new.company_id and incoterm_id = new.id;
  end if;
  insert into incoterm_service (company_id, code, service, incoterm_id)
  select distinct new.company_id, lower(new.code), s.service, new.id
  from unnest(new.service) as s (service);
  return null;
end $$;
create trigger incoterm_services after insert or update of code, service on incoterm
  for each row execute function keep_incoterm_services();

create table incoterm_charge (
  company_id uuid not null,
  id uuid not null,
  incoterm_id uuid not null,
  type text not null,
  line_no integer not null,
  charge_id uuid not null,
  -- Which figure of the shipment the quantity is taken from.
  quantity_type text not null,
  unit_id uuid not null,
  charge_to text not null,
  currency_id text not null,
  fee_type text not null,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint incoterm_charge_pk primary key (company_id, id),
  constraint incoterm_charge_incoterm_fk foreign key (company_id, incoterm_id)
    references incoterm (company_id, id) on delete cascade,
  constraint incoterm_charge_charge_fk foreign key (company_id, charge_id)
    references charge (company_id, id) on delete restrict,
  constraint incoterm_charge_unit_fk foreign key (company_id, unit_id)
    references unit (company_id, id) on delete restrict,
  constraint incoterm_charge_currency_fk foreign key (currency_id)
    references currency (id) on delete restrict,
  -- At the end of the transaction: two lines may swap their charges.
  constraint incoterm_charge_once unique (company_id, incoterm_id, type, charge_id)
    deferrable initially deferred,
  constraint incoterm_charge_type_known check (type in ('SELL', 'BUY')),
  constraint incoterm_charge_quantity_known
    check (quantity_type in ('gw', 'nw', 'cw', 'cbm', 'package', 'cont')),
  constraint incoterm_charge_to_known
    check (charge_to in ('Customer', 'Agent', 'Shipper', 'Consignee', 'Carrier')),
  constraint incoterm_charge_fee_known check (fee_type in
    ('Handling', 'Freight', 'LocalCharge', 'Logistics', 'Fuel', 'Trucking', 'Other'))
);
create index incoterm_charge_by_charge on incoterm_charge (company_id, charge_id);
create index incoterm_charge_by_unit on incoterm_charge (company_id, unit_id);
create index incoterm_charge_by_currency on incoterm_charge (currency_id);
create trigger incoterm_charge_history after insert or update or delete on incoterm_charge
  for each row execute function record_history('incoterm_charge');
