-- Jobs with a service date ahead may start in schedule, where the office says so; and each office may
-- say how many hours before a deadline its jobs are warned (decision 0383).
alter table office_setting
  add column starts_in_schedule boolean not null default false,
  add column warning_hours integer,
  add constraint office_setting_warning_hours_range check (warning_hours between 1 and 240);
