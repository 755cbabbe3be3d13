-- Work that one user hands on to others: a row for each reader and record, as long as it is the
-- reader's turn. The messages of a user are these rows, collected by kind (decision 0118).

create table hand_over (
  company_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  -- The record, by which the row is found when the work is done.
  subject_id uuid not null,
  -- The reader needs the right `detail` of this menu on the unit below, also when reading.
  menu text not null,
  number text not null,
  partner text,
  address text not null,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  -- True where the reader counts as an owner of the record: its salesman, its person in charge.
  is_named boolean not null,
  told_by uuid not null,
  told_at timestamptz not null default now(),
  status text not null default 'New',
  constraint hand_over_pk primary key (company_id, id),
  constraint hand_over_user_fk foreign key (company_id, user_id)
    references sys_user (company_id, id) on delete cascade,
  constraint hand_over_unique unique (company_id, user_id, kind, subject_id),
  constraint hand_over_status_known check (status in ('New', 'Read'))
);
create index hand_over_by_subject on hand_over (company_id, subject_id, kind);
