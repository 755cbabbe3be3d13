-- How far a bill of lading is released: its printed originals, who has handed in which, and the
-- surrender, telex release and release of the goods (decision 0153).

create table bill_release (
  company_id uuid not null,
  -- The house bill; a bill without a row is a draft.
  id uuid not null,
  job_id uuid not null,
  state text not null,
  surrendered_on date,
  surrendered_by uuid,
  -- Surrendered by a message, and not over our counter.
  is_telex boolean not null default false,
  released_on date,
  released_by uuid,
  released_to text,
  user_created uuid not null,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint bill_release_pk primary key (company_id, id),
  -- A bill with printed originals is not deleted.
  constraint bill_release_house_bill_fk foreign key (company_id, job_id, id)
    references house_bill (company_id, job_id, id) on delete restrict,
  constraint bill_release_surrendered_by_fk foreign key (company_id, surrendered_by)
    references sys_user (company_id, id) on delete restrict,
  constraint bill_release_released_by_fk foreign key (company_id, released_by)
    references sys_user (company_id, id) on delete restrict,
  constraint bill_release_state_known check (
    state in ('Issued', 'Surrendered', 'Telex', 'Released')),
  constraint bill_release_surrenderer_given check (
    (surrendered_on is null) = (surrendered_by is null)),
  constraint bill_release_releaser_given check (
    (state = 'Released') = (released_on is not null and released_by is not null))
);
create index bill_release_by_job on bill_release (company_id, job_id, id);
create index bill_release_by_surrendered_by on bill_release (company_id, surrendered_by);
create index bill_release_by_released_by on bill_release (company_id, released_by);

create table bill_original (
  company_id uuid not null,
  id uuid not null,
  hblid uuid not null,
  -- 1 of 3, and so on; the number of a spoiled original is printed again.
  original_no integer not null,
  -- Null for an original that somebody else has printed: that of a bill that arrives.
  printed_at timestamptz,
  printed_by uuid,
  returned_on date,
  returned_by uuid,
  note text,
  user_created uuid not null,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint bill_original_pk primary key (company_id, id),
  constraint bill_original_release_fk foreign key (company_id, hblid)
    references bill_release (company_id, id) on delete restrict,
  constraint bill_original_printed_by_fk foreign key (company_id, printed_by)
    references sys_user (company_id, id) on delete restrict,
  constraint bill_original_returned_by_fk foreign key (company_id, returned_by)
    references sys_user (company_id, id) on delete restrict,
  constraint bill_original_no_in_bounds check (original_no between 1 and 3),
  constraint bill_original_returner_given check (
    (returned_on is null) = (returned_by is null))
);
create index bill_original_by_bill on bill_original (company_id, hblid, original_no);
create index bill_original_by_printed_by on bill_original (company_id, printed_by);
create index bill_original_by_returned_by on bill_original (company_id, returned_by);
-- One original of a number is out, never two.
create unique index bill_original_out_once on bill_original (company_id, hblid, original_no)
  where returned_on is null;

-- What the area of the bills reads of their release, which is of an area above it.
create view bill_release_state as
  select company_id, id, state, surrendered_on is not null as is_surrendered from bill_release;
create view bill_original_out as
  select company_id, hblid, original_no from bill_original where returned_on is null;

do $$
declare
  kept text;
begin
  foreach kept in array array['bill_release', 'bill_original']
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

-- The layouts of a house bill have the names that its call has.
update paper_placing
set layout = case layout when 'form' then 'ITL' else 'ITL_FRAME' end
where paper = 'houseBill' and layout in ('frame', 'form');
