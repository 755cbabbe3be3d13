-- Booking notes: the space that is confirmed to a shipper before there is a job (decision 0167).

create table booking_note (
  company_id uuid not null,
  id uuid not null,
  -- The service whose menu protects the note.
  service_type text not null,
  booking_no text not null,
  booking_date date,
  revision text,
  "from" text not null,
  tel_from text,
  "to" text not null,
  tel_to text,
  contact text not null,
  shipper_id uuid,
  shipper text,
  consignee_id uuid,
  consignee text,
  date_of_stuffing date not null,
  place_of_stuffing text not null,
  -- The clock of the terminal, as it is printed.
  closing_time text,
  etd date not null,
  eta date,
  pol uuid not null,
  pod uuid,
  place_of_delivery text,
  vessel text,
  voy text,
  payment_term text,
  freight_rate text,
  no_of_container text,
  commodity text,
  package_qty numeric(18, 3),
  gw numeric(18, 3),
  cbm numeric(18, 3),
  service_required text,
  pickup_at text,
  drop_off_at text,
  hbl_no text,
  no_of_bl text,
  special_request text,
  other_terms text,
  note text,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  search text generated always as (
    f_unaccent(booking_no || ' ' || coalesce(shipper, '') || ' ' || coalesce(consignee, ''))) stored,
  constraint booking_note_pk primary key (company_id, id),
  constraint booking_note_service_fk foreign key (service_type) references service (code),
  constraint booking_note_shipper_fk foreign key (company_id, shipper_id)
    references partner (company_id, id) on delete restrict,
  constraint booking_note_consignee_fk foreign key (company_id, consignee_id)
    references partner (company_id, id) on delete restrict,
  constraint booking_note_pol_fk foreign key (company_id, pol)
    references place (company_id, id) on delete restrict,
  constraint booking_note_pod_fk foreign key (company_id, pod)
    references place (company_id, id) on delete restrict,
  constraint booking_note_ports_differ check (pol <> pod),
  constraint booking_note_dates_in_order check (eta >= etd),
  constraint booking_note_payment_known check (payment_term in ('Prepaid', 'Collect'))
);
create unique index booking_note_booking_no_key on booking_note (company_id, number_key(booking_no));
create index booking_note_search on booking_note using gin (search gin_trgm_ops);
create index booking_note_by_change on booking_note (company_id, datetime_modified desc, id desc);
create index booking_note_by_shipper on booking_note (company_id, shipper_id);
create index booking_note_by_consignee on booking_note (company_id, consignee_id);

create trigger booking_note_history after insert on booking_note
  referencing new table as added
  for each statement execute function record_history('booking_note');
create trigger booking_note_history_of_change after update on booking_note
  referencing old table as removed new table as added
  for each statement execute function record_history('booking_note');
create trigger booking_note_history_of_end after delete on booking_note
  referencing old table as removed
  for each statement execute function record_history('booking_note');

call guard_partners('booking_note', false);

-- A job uses the booking note whose number it has; a canceled job releases it. The key keeps a used
-- note from being deleted.
alter table shipment
  add column booking_note_id uuid,
  add constraint shipment_booking_note_fk foreign key (company_id, booking_note_id)
    references booking_note (company_id, id) on delete restrict;
create index shipment_by_booking_note on shipment (company_id, booking_note_id)
  where booking_note_id is not null;

create function use_booking_note() returns trigger
  language plpgsql
  as $$
begin
  new.booking_note_id := null;
  if new.booking_no is not null and new.current_status <> 'Canceled' then
    -- The lock waits for a change of the number, which is then compared again.
    select b.id into new.booking_note_id from booking_note b
    where b.company_id = new.company_id and b.service_type = new.transaction_type
      and number_key(b.booking_no) = number_key(new.booking_no)
    for share of b;
  end if;
  return new;
end
  $$;
create trigger shipment_use_booking_note before insert or update of booking_no, current_status
  on shipment for each row
  when (new.booking_no is not null or new.booking_note_id is not null)
  execute function use_booking_note();

create or replace function number_taken(of_company uuid, of_kind text, of_prefix text, of_number text)
  returns boolean
  language plpgsql
  as $$
declare
  key constant text := number_key(of_number);
begin
  case of_kind
    when 'job' then
      return exists (select from shipment
        where company_id = of_company and number_key(job_no) = key);
    when 'houseBill' then
      return exists (select from house_bill
        where company_id = of_company and number_key(hwbno) = key and not is_canceled);
    when 'bookingNote' then
      return exists (select from booking_note
        where company_id = of_company and number_key(booking_no) = key);
    when 'voucherId' then
      return exists (select from acct_management
        where company_id = of_company and number_key(voucher_id) = key);
    when 'invoiceNoTempt' then
      return exists (select from acct_management
        where company_id = of_company and number_key(invoice_no_tempt) = key
          and number_key(serie) = number_key(of_prefix));
    else
      return exists (select from document
        where company_id = of_company and number_key(number) = key and number_scope is not null
          and kind = case of_kind when 'cdNote' then 'note' else of_kind end);
  end case;
end
  $$;
