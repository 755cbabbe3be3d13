-- A job that is finished at no or at too much margin has a reason. The reasons are a list of each
-- company; the margin above which one is needed is a setting of the office.

create table margin_reason (
  company_id uuid not null,
  id uuid not null,
  code text not null,
  name_en text not null,
  name_vn text not null,
  order_no numeric not null,
  active boolean not null default true,
  inactive_on timestamptz,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  search text generated always as (f_unaccent(code || ' ' || name_en || ' ' || name_vn)) stored,
  constraint margin_reason_pk primary key (company_id, id),
  constraint margin_reason_order_in_bounds check (order_no between 1 and 9999)
);
create unique index margin_reason_code_key on margin_reason (company_id, text_key(code));
create index margin_reason_search on margin_reason using gin (search gin_trgm_ops);

insert into margin_reason (company_id, id, order_no, code, name_en, name_vn)
select c.id, new_id(), r.order_no, r.code, r.name_en, r.name_vn
from company c
cross join (values
    (10, 'BUYRATE', 'Buying rate changed', 'Giá mua thay đổi'),
    (20, 'FX', 'Exchange rate loss', 'Lỗ tỷ giá'),
    (30, 'QUOTE', 'Error in the quotation', 'Báo giá sai'),
    (40, 'STRATEGIC', 'Strategic price', 'Giá chiến lược'),
    (50, 'EXTRA', 'Extra cost that the customer does not pay', 'Chi phí phát sinh khách không trả'),
    (60, 'NOPROFIT', 'Job without profit', 'Lô không tính lợi nhuận'),
    (70, 'SERVICE', 'Service without buying', 'Dịch vụ không có phí mua'),
    (80, 'OTHER', 'Other reason', 'Lý do khác')
  ) as r (order_no, code, name_en, name_vn);

create trigger margin_reason_history after insert on margin_reason
  referencing new table as added
  for each statement execute function record_history('margin_reason');
create trigger margin_reason_history_of_change after update on margin_reason
  referencing old table as removed new table as added
  for each statement execute function record_history('margin_reason');
create trigger margin_reason_history_of_end after delete on margin_reason
  referencing old table as removed
  for each statement execute function record_history('margin_reason');

alter table office_setting add column margin_cap numeric not null default 50;
alter table office_setting add constraint office_setting_margin_cap_range
  check (margin_cap between 0 and 100);

-- Why a finished job has the margin that it has: one row while the job is finished.
create table finished_margin (
  company_id uuid not null,
  id uuid not null,
  job_id uuid not null,
  reason_id uuid not null,
  note text,
  -- What the job earned when it was finished, before VAT, and the cap of its office.
  selling_vnd numeric not null,
  buying_vnd numeric not null,
  margin_cap numeric not null,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  constraint finished_margin_pk primary key (company_id, id),
  constraint finished_margin_once unique (company_id, job_id),
  constraint finished_margin_job_fk foreign key (company_id, job_id)
    references shipment (company_id, id) on delete cascade,
  constraint finished_margin_reason_fk foreign key (company_id, reason_id)
    references margin_reason (company_id, id) on delete restrict,
  constraint finished_margin_ended_with_reason check (
    selling_vnd <= buying_vnd or (selling_vnd - buying_vnd) * 100 > margin_cap * selling_vnd)
);
create index finished_margin_reason on finished_margin (company_id, reason_id);
create index finished_margin_day on finished_margin (company_id, datetime_created);
create trigger finished_margin_history after insert on finished_margin
  referencing new table as added
  for each statement execute function record_history('finished_margin');
create trigger finished_margin_history_of_change after update on finished_margin
  referencing old table as removed new table as added
  for each statement execute function record_history('finished_margin');
create trigger finished_margin_history_of_end after delete on finished_margin
  referencing old table as removed
  for each statement execute function record_history('finished_margin');
