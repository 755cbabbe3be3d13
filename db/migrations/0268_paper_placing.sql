-- Where a user's printer puts a paper: the layout and the offset of a pre-printed form. Like the
-- columns of a list it is no record, so it has neither version nor history.
create table paper_placing (
  company_id uuid not null,
  user_id uuid not null,
  -- The printed form, such as houseBill.
  paper text not null,
  layout text not null,
  -- Millimeters to the right and down.
  offset_x numeric not null,
  offset_y numeric not null,
  datetime_modified timestamptz not null default now(),
  constraint paper_placing_pk primary key (company_id, user_id, paper),
  constraint paper_placing_user_fk foreign key (company_id, user_id)
    references sys_user (company_id, id) on delete cascade
);
