-- Who acts for whom: on shipments by service and period, and in approvals by type and period.

-- Services as spans of numbers, so that an exclusion constraint can say "one service in common".
create function service_span(services text[]) returns int4multirange
  language sql immutable parallel safe
  as $$
    select range_agg(int4range(place, place, '[]')) from (
      select array_position(
        array['AE', 'AI', 'CL', 'SCE', 'SCI', 'SFE', 'SFI', 'SLE', 'SLI', 'TK'], service) as place
      from unnest(services) as service) as places
  $$;

create table sys_authorization (
  company_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  assign_to uuid not null,
  name text not null,
  services text[] not null,
  description text,
  start_date date not null,
  end_date date,
  active boolean not null default true,
  inactive_on timestamptz,
  search text generated always as (
    f_unaccent(name || ' ' || coalesce(description, ''))) stored,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint sys_authorization_pk primary key (company_id, id),
  constraint sys_authorization_user_fk foreign key (company_id, user_id)
    references sys_user (company_id, id) on delete restrict,
  constraint sys_authorization_assign_to_fk foreign key (company_id, assign_to)
    references sys_user (company_id, id) on delete restrict,
  constraint sys_authorization_office_fk foreign key (company_id, office_id)
    references office (company_id, id) on delete restrict,
  constraint sys_authorization_two_people check (user_id <> assign_to),
  constraint sys_authorization_dates_in_order check (end_date >= start_date),
  constraint sys_authorization_services_known check (cardinality(services) > 0 and services <@
    array['AE', 'AI', 'CL', 'SCE', 'SCI', 'SFE', 'SFI', 'SLE', 'SLI', 'TK']),
  constraint sys_authorization_once exclude using gist (
    company_id with =, user_id with =, assign_to with =,
    service_span(services) with &&,
    daterange(start_date, end_date, '[]') with &&) where (active)
);
create index sys_authorization_by_receiver on sys_authorization (company_id, assign_to)
  where active;
create index sys_authorization_modified
  on sys_authorization (company_id, datetime_modified desc, id desc);

create table sys_authorized_approval (
  company_id uuid not null,
  id uuid not null,
  office_commissioner uuid not null,
  authorizer uuid not null,
  commissioner uuid not null,
  type text not null,
  effective_date date,
  expiration_date date,
  description text,
  active boolean not null default true,
  inactive_on timestamptz,
  search text generated always as (f_unaccent(coalesce(description, ''))) stored,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint sys_authorized_approval_pk primary key (company_id, id),
  constraint sys_authorized_approval_office_commissioner_fk
    foreign key (company_id, office_commissioner)
    references office (company_id, id) on delete restrict,
  constraint sys_authorized_approval_authorizer_fk foreign key (company_id, authorizer)
    references sys_user (company_id, id) on delete restrict,
  constraint sys_authorized_approval_commissioner_fk foreign key (company_id, commissioner)
    references sys_user (company_id, id) on delete restrict,
  constraint sys_authorized_approval_office_fk foreign key (company_id, office_id)
    references office (company_id, id) on delete restrict,
  constraint sys_authorized_approval_two_people check (authorizer <> commissioner),
  constraint sys_authorized_approval_dates_in_order check (expiration_date >= effective_date),
  constraint sys_authorized_approval_type_known
    check (type in ('Advance', 'Settlement', 'Unlock Shipment')),
  constraint sys_authorized_approval_once exclude using gist (
    company_id with =, office_commissioner with =, authorizer with =, commissioner with =,
    type with =, daterange(effective_date, expiration_date, '[]') with &&) where (active)
);
create index sys_authorized_approval_by_authorizer
  on sys_authorized_approval (company_id, authorizer, type) where active;
create index sys_authorized_approval_modified
  on sys_authorized_approval (company_id, datetime_modified desc, id desc);

-- Who may act today for whom and in which service; other areas read reach from it.
create view authorized_person as
  select a.company_id, a.user_id, a.assign_to, s.service
  from sys_authorization a
  left join office o on o.company_id = a.company_id and o.id = a.office_id
  cross join unnest(a.services) as s (service)
  where a.active and daterange(a.start_date, a.end_date, '[]')
    @> (now() at time zone coalesce(o.time_zone, 'Asia/Ho_Chi_Minh'))::date;

-- Who may approve today in whose place, for which office and type.
create view approval_deputy as
  select a.company_id, a.office_commissioner as office_id, a.authorizer, a.commissioner, a.type
  from sys_authorized_approval a
  join office o on o.company_id = a.company_id and o.id = a.office_commissioner
  where a.active and daterange(a.effective_date, a.expiration_date, '[]')
    @> (now() at time zone o.time_zone)::date;

create trigger sys_authorization_history after insert or update or delete on sys_authorization
  for each row execute function record_history('sys_authorization');
create trigger sys_authorized_approval_history
  after insert or update or delete on sys_authorized_approval
  for each row execute function record_history('sys_authorized_approval');
