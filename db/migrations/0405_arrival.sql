-- The papers of the arrival of a house bill: its arrival notice with the lines of charges, its
-- delivery order (by air its authorize letter) and its proof of delivery (decision 0139).

create table arrival_notice (
  company_id uuid not null,
  -- The house bill, which has at most one notice.
  id uuid not null,
  job_id uuid not null,
  -- 1 is printed as A01 after the number of the job.
  serial integer not null,
  arrival_first_notice date not null,
  arrival_second_notice date,
  -- Cleaned rich text.
  arrival_header text,
  arrival_footer text,
  user_created uuid not null,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint arrival_notice_pk primary key (company_id, id),
  constraint arrival_notice_house_bill_fk foreign key (company_id, job_id, id)
    references house_bill (company_id, job_id, id) on delete cascade,
  constraint arrival_notice_serial_key unique (company_id, job_id, serial),
  constraint arrival_notice_serial_above_zero check (serial > 0),
  constraint arrival_notice_days_in_order check (arrival_second_notice >= arrival_first_notice)
);

create table arrival_charge (
  company_id uuid not null,
  id uuid not null,
  hblid uuid not null,
  line_no integer not null,
  charge_id uuid not null,
  quantity numeric not null,
  quantity_type text,
  unit_id uuid not null,
  unit_price numeric not null,
  currency_id text not null,
  -- Percent; below zero a fixed tax in the line's currency, as on a charge.
  vatrate numeric,
  net_amount numeric not null,
  vat_amount numeric not null,
  total numeric not null,
  exchange_rate numeric not null,
  -- True when the rate was typed and stays whatever the day of the notice.
  is_rate_fixed boolean not null default false,
  amount_vnd numeric not null,
  vat_amount_vnd numeric not null,
  notes text,
  -- The line is printed; with its figures; it counts in the totals.
  is_show boolean not null,
  is_full boolean not null,
  is_tick boolean not null,
  user_created uuid not null,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint arrival_charge_pk primary key (company_id, id),
  constraint arrival_charge_notice_fk foreign key (company_id, hblid)
    references arrival_notice (company_id, id) on delete cascade,
  constraint arrival_charge_charge_fk foreign key (company_id, charge_id)
    references charge (company_id, id) on delete restrict,
  constraint arrival_charge_unit_fk foreign key (company_id, unit_id)
    references unit (company_id, id) on delete restrict,
  constraint arrival_charge_currency_fk foreign key (currency_id)
    references currency (id) on delete restrict,
  constraint arrival_charge_quantity_sensible check (
    quantity >= 0 and quantity < 1e12 and scale(quantity) <= 6),
  constraint arrival_charge_price_sensible check (
    unit_price >= 0 and unit_price < 1e15 and scale(unit_price) <= 8),
  constraint arrival_charge_vat_at_most_100 check (vatrate <= 100),
  constraint arrival_charge_rate_above_zero check (exchange_rate > 0)
);
create index arrival_charge_by_notice on arrival_charge (company_id, hblid, line_no);
create index arrival_charge_by_charge on arrival_charge (company_id, charge_id);
create index arrival_charge_by_unit on arrival_charge (company_id, unit_id);

create table delivery_order (
  company_id uuid not null,
  -- The house bill, which has at most one order.
  id uuid not null,
  job_id uuid not null,
  -- 1 is printed as D01 after the number of the job, by air as AL01.
  serial integer not null,
  delivery_order_printed_date date not null,
  -- To whom the order goes.
  doheader1 text,
  doheader2 text,
  -- Cleaned rich text.
  dofooter text,
  -- The short name of the warehouse on an authorize letter.
  sub_abbr text,
  user_created uuid not null,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint delivery_order_pk primary key (company_id, id),
  constraint delivery_order_house_bill_fk foreign key (company_id, job_id, id)
    references house_bill (company_id, job_id, id) on delete cascade,
  constraint delivery_order_serial_key unique (company_id, job_id, serial),
  constraint delivery_order_serial_above_zero check (serial > 0)
);

create table proof_of_delivery (
  company_id uuid not null,
  -- The house bill, which has at most one proof.
  id uuid not null,
  job_id uuid not null,
  reference_no text,
  delivery_date date,
  delivery_person text,
  note text,
  user_created uuid not null,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint proof_of_delivery_pk primary key (company_id, id),
  constraint proof_of_delivery_house_bill_fk foreign key (company_id, job_id, id)
    references house_bill (company_id, job_id, id) on delete cascade
);

-- With what a user starts a notice or an order of a service. Like the columns of a list it is no
-- record, so it has neither version nor history.
create table arrival_default (
  company_id uuid not null,
  user_id uuid not null,
  transaction_type text not null,
  arrival_header text,
  arrival_footer text,
  -- The lines of a new notice as they are keyed; what the catalogue has switched off is left out.
  arrival_charges jsonb not null default '[]',
  doheader1 text,
  doheader2 text,
  dofooter text,
  datetime_modified timestamptz not null default now(),
  constraint arrival_default_pk primary key (company_id, user_id, transaction_type),
  constraint arrival_default_user_fk foreign key (company_id, user_id)
    references sys_user (company_id, id) on delete cascade,
  constraint arrival_default_service_fk foreign key (transaction_type)
    references service (code) on delete restrict
);

do $$
declare
  kept text;
begin
  foreach kept in array array['arrival_notice', 'arrival_charge', 'delivery_order',
    'proof_of_delivery']
  loop
    execute format('create trigger %1$s_history after insert on %1$I
      referencing new table as added
      for each statement execute function record_history(%1$L)', kept);
    execute format('create trigger %1$s_history_of_change after update on %1$I
      referencing old table as removed new table as added
      for each statement execute function record_history(%1$L)', kept);
    execute format('create trigger %1$s_history_of_end after delete on %1$I
      referencing old table as removed
      for each statement execute function record_history(%1$L)', kept);
  end loop;
end $$;
