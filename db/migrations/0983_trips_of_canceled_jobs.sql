-- A canceled job drops its trips since rule TR-9; trips of jobs that were canceled before still booked
-- their trucks, and the links of their drivers were valid.
update trip t set state = 'Dropped', version = t.version + 1, user_modified = s.canceled_by,
  datetime_modified = now(),
  drop_reason = coalesce(nullif(s.cancel_reason, ''), 'Lô hàng đã hủy')
from shipment s
where s.company_id = t.company_id and s.id = t.job_id and s.current_status = 'Canceled'
  and t.state in ('Planned', 'Assigned', 'Accepted', 'Loaded');
update trip_link l set revoked_at = now()
from trip t
where t.company_id = l.company_id and t.id = l.trip_id and t.state = 'Dropped'
  and l.revoked_at is null;
