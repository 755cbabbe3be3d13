-- The link of a driver ends some time after a delivery was reported; the time that a phone without a
-- connection gave it may be days older.
alter table trip add column delivery_reported_at timestamptz;
update trip t set delivery_reported_at = greatest(t.delivered_at, (
  select max(q.datetime_created) from trip_proof q
  where q.company_id = t.company_id and q.trip_id = t.id))
where t.delivered_at is not null;

-- A signed proof is not deleted with its trip.
alter table trip_proof drop constraint trip_proof_trip_fk,
  add constraint trip_proof_trip_fk foreign key (company_id, trip_id)
    references trip (company_id, id) on delete restrict;
