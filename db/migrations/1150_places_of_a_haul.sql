-- Where and when a trucking job picks up and delivers; its trips start with them.
alter table operations_job
  add column pickup_place text,
  add column pickup_at timestamptz,
  add column deliver_to text,
  add column deliver_at timestamptz;
