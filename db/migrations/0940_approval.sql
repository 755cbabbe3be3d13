-- Approval of documents: the types of document that are approved, their requests with levels and
-- holders as they were when the request was sent.

create table approval_deputy_type (
  code text not null,
  name_en text not null,
  name_vi text not null,
  constraint approval_deputy_type_pk primary key (code)
);
insert into approval_deputy_type (code, name_en, name_vi) values
  ('Advance', 'Advance', 'Tạm ứng'),
  ('Settlement', 'Settlement', 'Thanh toán tạm ứng'),
  ('Unlock Shipment', 'Unlock shipment', 'Mở khóa lô hàng');

create table approval_type (
  flow text not null,
  type text not null,
  place integer not null,
  -- Whose deputies act for the holders.
  deputy_type text not null,
  name_en text not null,
  name_vi text not null,
  constraint approval_type_pk primary key (flow, type),
  constraint approval_type_deputy_fk foreign key (deputy_type)
    references approval_deputy_type (code) on delete restrict,
  constraint approval_type_flow_known check (flow in ('Approval', 'Unlock'))
);
insert into approval_type (flow, type, place, deputy_type, name_en, name_vi) values
  ('Approval', 'Advance', 10, 'Advance', 'Advance', 'Tạm ứng'),
  ('Approval', 'Settlement', 20, 'Settlement', 'Settlement', 'Thanh toán tạm ứng'),
  ('Unlock', 'Shipment', 30, 'Unlock Shipment', 'Shipment', 'Lô hàng'),
  ('Unlock', 'Advance', 40, 'Advance', 'Advance', 'Tạm ứng'),
  ('Unlock', 'Settlement', 50, 'Settlement', 'Settlement', 'Thanh toán tạm ứng');

alter table office_approval
  drop constraint office_approval_flow_known,
  add constraint office_approval_type_fk foreign key (flow, type)
    references approval_type (flow, type) on delete restrict,
  -- The amount in VND above which the board approves whatever its mode; null for never.
  add column over_limit numeric(18, 0),
  add constraint office_approval_over_limit_range check (over_limit between 1 and 999999999999999);

alter table sys_authorized_approval
  drop constraint sys_authorized_approval_type_known,
  add constraint sys_authorized_approval_type_fk foreign key (type)
    references approval_deputy_type (code) on delete restrict;
create index sys_authorized_approval_by_deputy
  on sys_authorized_approval (company_id, commissioner) where active;

create table approval_request (
  company_id uuid not null,
  id uuid not null,
  flow text not null,
  type text not null,
  document_id uuid not null,
  number text not null,
  requester uuid not null,
  -- What the mails and the list say: amount, jobs, the screen of the document.
  amount numeric(20, 3),
  currency_id text,
  about text,
  address text not null,
  status text not null,
  -- The level whose turn it is; null when nobody's.
  turn text,
  is_open boolean not null,
  is_latest boolean not null,
  -- The amount was above the limit of the office when the request was sent.
  is_over boolean not null,
  -- How often the document has been sent.
  times integer not null,
  sent_at timestamptz not null,
  ended_at timestamptz,
  -- How the request ended: approved, denied, recalled, or closed from outside.
  ending text,
  ended_by uuid,
  ended_for uuid,
  ended_level text,
  ended_comment text,
  search text generated always as (f_unaccent(number || ' ' || coalesce(about, ''))) stored,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint approval_request_pk primary key (company_id, id),
  constraint approval_request_type_fk foreign key (flow, type)
    references approval_type (flow, type) on delete restrict,
  constraint approval_request_requester_fk foreign key (company_id, requester)
    references sys_user (company_id, id) on delete restrict,
  constraint approval_request_ended_by_fk foreign key (company_id, ended_by)
    references sys_user (company_id, id) on delete restrict,
  constraint approval_request_ended_for_fk foreign key (company_id, ended_for)
    references sys_user (company_id, id) on delete restrict,
  constraint approval_request_currency_fk foreign key (currency_id)
    references currency (id) on delete restrict,
  constraint approval_request_status_known check (status in ('New', 'Request Approval',
    'Leader Approved', 'Department Manager Approved', 'Accountant Manager Approved', 'Done',
    'Denied')),
  constraint approval_request_turn_known check (turn in ('leader', 'manager', 'accountant', 'bod')),
  constraint approval_request_ending_known
    check (ending in ('approved', 'denied', 'recalled', 'closed')),
  -- An open request waits for somebody and has not ended; nothing but the latest is open.
  constraint approval_request_open_is_whole check (
    is_open = (turn is not null) and is_open = (ending is null) and is_open = (ended_at is null)
    and (is_latest or not is_open))
);
create unique index approval_request_latest on approval_request (company_id, document_id)
  where is_latest;
create index approval_request_by_document on approval_request (company_id, document_id, sent_at);
create index approval_request_by_requester
  on approval_request (company_id, requester, datetime_modified desc, id desc) where is_latest;
create index approval_request_newest
  on approval_request (company_id, datetime_modified desc, id desc) where is_latest;
create index approval_request_by_type on approval_request (flow, type);
create index approval_request_by_currency on approval_request (currency_id);
create index approval_request_by_ended_by on approval_request (company_id, ended_by);
create index approval_request_by_ended_for on approval_request (company_id, ended_for);
create index approval_request_search on approval_request using gin (search gin_trgm_ops);

create table approval_step (
  company_id uuid not null,
  id uuid not null,
  request_id uuid not null,
  level text not null,
  mode text not null,
  decided_at timestamptz,
  -- The user who approved, and the holder in whose place; null for a step stamped by the system.
  decided_by uuid,
  decided_for uuid,
  constraint approval_step_pk primary key (company_id, id),
  constraint approval_step_once unique (company_id, request_id, level),
  constraint approval_step_request_fk foreign key (company_id, request_id)
    references approval_request (company_id, id) on delete cascade,
  constraint approval_step_decided_by_fk foreign key (company_id, decided_by)
    references sys_user (company_id, id) on delete restrict,
  constraint approval_step_decided_for_fk foreign key (company_id, decided_for)
    references sys_user (company_id, id) on delete restrict,
  constraint approval_step_level_known check (level in ('leader', 'manager', 'accountant', 'bod')),
  constraint approval_step_mode_known
    check (mode in ('None', 'Passed', 'Auto', 'Approval', 'Special')),
  constraint approval_step_decision_is_whole check (
    (decided_by is null) = (decided_for is null) and (decided_by is null or decided_at is not null))
);
create index approval_step_by_decided_by on approval_step (company_id, decided_by);
create index approval_step_by_decided_for on approval_step (company_id, decided_for);

create table approval_holder (
  company_id uuid not null,
  id uuid not null,
  request_id uuid not null,
  level text not null,
  user_id uuid not null,
  -- The request waits for this holder, or this holder may approve it at any moment.
  is_waiting boolean not null,
  constraint approval_holder_pk primary key (company_id, id),
  constraint approval_holder_once unique (company_id, request_id, level, user_id),
  constraint approval_holder_request_fk foreign key (company_id, request_id)
    references approval_request (company_id, id) on delete cascade,
  constraint approval_holder_user_fk foreign key (company_id, user_id)
    references sys_user (company_id, id) on delete restrict,
  constraint approval_holder_level_known
    check (level in ('leader', 'manager', 'accountant', 'bod'))
);
create index approval_holder_waiting on approval_holder (company_id, user_id, request_id)
  where is_waiting;
create index approval_holder_by_user on approval_holder (company_id, user_id);

create trigger approval_request_history after insert or update or delete on approval_request
  for each row execute function record_history('approval_request');
