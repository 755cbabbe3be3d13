-- An operations job keeps the air or sea job that it serves, and link fees join its selling lines with
-- the buying lines that they became there (decision 0378).

alter table operations_job
  add column service_job_id uuid,
  add column service_hbl_id uuid,
  add column linked_by uuid,
  add column linked_at timestamptz,
  -- Set from above while a selling line of the job is linked.
  add column is_link_fee boolean not null default false,
  add column link_fee_by uuid,
  add column link_fee_at timestamptz,
  add constraint operations_job_linked_job_fk foreign key (company_id, service_job_id)
    references shipment (company_id, id) on delete restrict,
  add constraint operations_job_linked_bill_fk foreign key (company_id, service_job_id, service_hbl_id)
    references house_bill (company_id, job_id, id) on delete restrict,
  add constraint operations_job_linked_by_fk foreign key (company_id, linked_by)
    references sys_user (company_id, id) on delete restrict,
  add constraint operations_job_link_fee_by_fk foreign key (company_id, link_fee_by)
    references sys_user (company_id, id) on delete restrict,
  add constraint operations_job_link_is_whole check (
    (service_job_id is null) = (linked_at is null)
    and (service_job_id is null) = (linked_by is null)
    and (service_job_id is not null or service_hbl_id is null)),
  add constraint operations_job_link_fee_is_whole check (
    is_link_fee = (link_fee_at is not null) and is_link_fee = (link_fee_by is not null)
    and (service_job_id is not null or not is_link_fee));
create index operations_job_linked on operations_job (company_id, service_job_id, service_hbl_id)
  where service_job_id is not null;
create index operations_job_with_link_fee on operations_job (company_id, id) where is_link_fee;

-- A bill that is deleted leaves the job linked without a bill.
create function leave_linked_jobs() returns trigger
  language plpgsql
  as $$
begin
  update operations_job o set service_hbl_id = null, user_modified = old.user_modified
  where o.company_id = old.company_id and o.service_job_id = old.job_id
    and o.service_hbl_id = old.id;
  return old;
end
  $$;
create trigger house_bill_leaves_linked_jobs before delete on house_bill
  for each row execute function leave_linked_jobs();

create table link_charge (
  company_id uuid not null,
  id uuid not null,
  -- The selling line of the operations job, and the buying line that was copied from it.
  origin_charge_id uuid not null,
  linked_charge_id uuid not null,
  rule_id uuid not null,
  user_created uuid not null,
  datetime_created timestamptz not null default now(),
  -- The user of the last statement, for the history.
  user_modified uuid not null,
  constraint link_charge_pk primary key (company_id, id),
  constraint link_charge_origin_once unique (company_id, origin_charge_id),
  constraint link_charge_linked_once unique (company_id, linked_charge_id),
  constraint link_charge_origin_fk foreign key (company_id, origin_charge_id)
    references surcharge (company_id, id) on delete restrict,
  constraint link_charge_linked_fk foreign key (company_id, linked_charge_id)
    references surcharge (company_id, id) on delete restrict,
  constraint link_charge_rule_fk foreign key (company_id, rule_id)
    references link_fee_rule (company_id, id) on delete restrict,
  constraint link_charge_user_created_fk foreign key (company_id, user_created)
    references sys_user (company_id, id) on delete restrict,
  constraint link_charge_sides check (origin_charge_id <> linked_charge_id)
);
create index link_charge_by_rule on link_charge (company_id, rule_id);

create trigger link_charge_history after insert on link_charge
  referencing new table as added
  for each statement execute function record_history('link_charge');
create trigger link_charge_history_of_change after update on link_charge
  referencing old table as removed new table as added
  for each statement execute function record_history('link_charge');
create trigger link_charge_history_of_end after delete on link_charge
  referencing old table as removed
  for each statement execute function record_history('link_charge');

-- The jobs with which a job or a bill shares linked lines, on either side.
create view linked_job as
select s.company_id, s.job_id, s.hblid, o.job_id as other_job_id
from link_charge k
cross join lateral (values (k.origin_charge_id, k.linked_charge_id),
  (k.linked_charge_id, k.origin_charge_id)) side (own_id, other_id)
join surcharge s on s.company_id = k.company_id and s.id = side.own_id
join surcharge o on o.company_id = k.company_id and o.id = side.other_id;
