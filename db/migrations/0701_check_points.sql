-- Check points: prepaid notes that are confirmed, releases for a time and what passed by them.

create table prepaid_confirmation (
  company_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  comment text,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  constraint prepaid_confirmation_pk primary key (company_id, id),
  constraint prepaid_confirmation_once unique (company_id, document_id),
  constraint prepaid_confirmation_document_fk foreign key (company_id, document_id)
    references document (company_id, id) on delete cascade
);
create trigger prepaid_confirmation_history after insert or update or delete on prepaid_confirmation
  for each row execute function record_history('prepaid_confirmation');

-- Is a note paid: confirmed, or are all its lines on documents that are paid in full?
create function note_is_paid(note_company uuid, note_id uuid) returns boolean
  language sql stable
  as $$
  select exists (
      select from prepaid_confirmation p
      where p.company_id = note_company and p.document_id = note_id)
    or coalesce((
      select bool_and(coalesce(y.payment_status = 'Paid', false))
      from charge_claim k
      left join charge_claim g on g.company_id = note_company and g.charge_id = k.charge_id
        and g.side = k.side and g.slot = 'ledger'
      left join document h on h.company_id = note_company and h.id = g.document_id
      left join due y on y.company_id = note_company and y.document_id = h.id
        and y.partner_id = h.partner_id and y.side = k.side
      where k.company_id = note_company and k.document_id = note_id and k.slot = 'note'), false)
  $$;

-- Notes to partners with a prepaid agreement.
create index cd_note_prepaid on cd_note (company_id, id) where is_prepaid;
create view prepaid_note as
  select d.company_id, d.id, d.partner_id, d.sale_man_id, d.office_id, d.number,
    d.datetime_created, n.job_id
  from document d
  join cd_note n on n.company_id = d.company_id and n.id = d.id
  where n.is_prepaid and n.type <> 'CREDIT';

-- The selling and on-behalf lines of bills with the debit or invoice note that has each.
create view noted_line as
  select c.company_id, c.job_id, c.hblid, c.id as charge_id, c.payment_object_id as partner_id,
    k.document_id as note_id
  from surcharge c
  left join charge_claim k on k.company_id = c.company_id and k.charge_id = c.id
    and k.side = 'debit' and k.slot = 'note'
  where c.type in ('SELL', 'OBH');

-- The most days of a release.
alter table office_setting add column release_days integer not null default 3;
alter table office_setting add constraint office_setting_release_days_range
  check (release_days between 1 and 30);

create table check_point_release (
  company_id uuid not null,
  id uuid not null,
  partner_id uuid not null,
  office_id uuid not null,
  -- One job, or all of the office.
  job_id uuid,
  types integer[] not null,
  released_until date not null,
  reason text not null,
  state text not null default 'Requested',
  decided_by uuid,
  decided_at timestamptz,
  comment text,
  department_id uuid,
  group_id uuid,
  user_created uuid not null,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint check_point_release_pk primary key (company_id, id),
  constraint check_point_release_partner_fk foreign key (company_id, partner_id)
    references partner (company_id, id) on delete restrict,
  constraint check_point_release_office_fk foreign key (company_id, office_id)
    references office (company_id, id) on delete restrict,
  constraint check_point_release_job_fk foreign key (company_id, job_id)
    references shipment (company_id, id) on delete restrict,
  constraint check_point_release_decided_by_fk foreign key (company_id, decided_by)
    references sys_user (company_id, id) on delete restrict,
  constraint check_point_release_user_created_fk foreign key (company_id, user_created)
    references sys_user (company_id, id) on delete restrict,
  constraint check_point_release_state_known
    check (state in ('Requested', 'Approved', 'Denied')),
  constraint check_point_release_types_known
    check (types <@ array[1, 2, 3, 4, 5, 6, 7, 8, 9] and cardinality(types) > 0),
  constraint check_point_release_is_whole
    check ((state = 'Requested') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  -- Whoever asks never decides.
  constraint check_point_release_by_somebody check (decided_by <> user_created)
);
create index check_point_release_in_force on check_point_release
  (company_id, partner_id, office_id, released_until) where state = 'Approved';
create index check_point_release_by_day on check_point_release
  (company_id, datetime_created desc, id desc);
create index check_point_release_waiting on check_point_release (company_id, office_id)
  where state = 'Requested';
create index check_point_release_by_partner on check_point_release (company_id, partner_id);
create index check_point_release_by_office on check_point_release (company_id, office_id);
create index check_point_release_by_job on check_point_release (company_id, job_id);
create index check_point_release_by_decided_by on check_point_release (company_id, decided_by);
create index check_point_release_by_user_created on check_point_release (company_id, user_created);
create trigger check_point_release_history after insert or update or delete on check_point_release
  for each row execute function record_history('check_point_release');
call guard_partners('check_point_release', false);

-- What passed a check point by a release.
create table check_point_passage (
  company_id uuid not null,
  id uuid not null,
  release_id uuid not null,
  type integer not null,
  job_id uuid not null,
  hblid uuid,
  document_id uuid,
  reasons text[] not null,
  user_created uuid not null,
  datetime_created timestamptz not null default now(),
  constraint check_point_passage_pk primary key (company_id, id),
  constraint check_point_passage_release_fk foreign key (company_id, release_id)
    references check_point_release (company_id, id) on delete restrict,
  constraint check_point_passage_job_fk foreign key (company_id, job_id)
    references shipment (company_id, id) on delete cascade,
  constraint check_point_passage_bill_fk foreign key (company_id, hblid)
    references house_bill (company_id, id) on delete cascade,
  constraint check_point_passage_document_fk foreign key (company_id, document_id)
    references document (company_id, id) on delete cascade
);
create index check_point_passage_by_release on check_point_passage (company_id, release_id);
create index check_point_passage_by_job on check_point_passage (company_id, job_id);
create index check_point_passage_by_bill on check_point_passage (company_id, hblid);
create index check_point_passage_by_document on check_point_passage (company_id, document_id);
create trigger check_point_passage_history after insert or update or delete on check_point_passage
  for each row execute function record_history('check_point_passage');
