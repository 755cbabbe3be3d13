-- The due day of an item is extended by days, with a note: 365 at most, however often.
alter table due
  add column extend_days integer not null default 0,
  add column extend_note text,
  add constraint due_extend_range check (extend_days between 0 and 365);
