-- What a cargo terminal needs besides the house waybill when goods are booked with it. A bill without
-- a row has nothing noted.
create table air_booking (
  company_id uuid not null,
  -- The house bill.
  id uuid not null,
  flex_id text,
  flight_no2 text,
  contact_person text,
  -- The clock of the terminal, as it was entered.
  closing_time text,
  user_created uuid not null,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint air_booking_pk primary key (company_id, id),
  constraint air_booking_house_bill_fk foreign key (company_id, id)
    references house_bill (company_id, id) on delete cascade
);

create trigger air_booking_history after insert on air_booking
  referencing new table as added
  for each statement execute function record_history('air_booking');
create trigger air_booking_history_of_change after update on air_booking
  referencing old table as removed new table as added
  for each statement execute function record_history('air_booking');
create trigger air_booking_history_of_end after delete on air_booking
  referencing old table as removed
  for each statement execute function record_history('air_booking');
