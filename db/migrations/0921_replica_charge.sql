-- Lines that were made of lines of a replica: of its selling and on-behalf lines on the job that it
-- copies (REPLICATE), of its bought lines on itself (AUTO_RATE).

create table replica_charge (
  company_id uuid not null,
  id uuid not null,
  kind text not null,
  source_id uuid not null,
  made_id uuid not null,
  -- Empty for what was made by the clock.
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  constraint replica_charge_pk primary key (company_id, id),
  constraint replica_charge_once unique (company_id, source_id, kind),
  constraint replica_charge_made_once unique (company_id, made_id),
  constraint replica_charge_source_fk foreign key (company_id, source_id)
    references surcharge (company_id, id) on delete cascade,
  constraint replica_charge_made_fk foreign key (company_id, made_id)
    references surcharge (company_id, id) on delete cascade,
  constraint replica_charge_user_created_fk foreign key (company_id, user_created)
    references sys_user (company_id, id) on delete restrict,
  constraint replica_charge_kind_known check (kind in ('REPLICATE', 'AUTO_RATE')),
  constraint replica_charge_is_one_kind check (source_id <> made_id)
);

create trigger replica_charge_history after insert on replica_charge
  referencing new table as added
  for each statement execute function record_history('replica_charge');
create trigger replica_charge_history_of_change after update on replica_charge
  referencing old table as removed new table as added
  for each statement execute function record_history('replica_charge');
create trigger replica_charge_history_of_end after delete on replica_charge
  referencing old table as removed
  for each statement execute function record_history('replica_charge');

-- A line that comes from a replica is linked without a rule of link fees.
alter table surcharge drop constraint if exists surcharge_link_is_its_own;
