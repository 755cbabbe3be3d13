-- When a job in work was reopened; null for one that never was, or that is finished again.
alter table shipment add column reopened_at timestamptz;
update shipment s set reopened_at = r.at
from (
  select company_id, job_id, max(done_date) as at from stage_assigned
  where system_code = 'REOPEN' group by company_id, job_id) r
where r.company_id = s.company_id and r.job_id = s.id
  and s.current_status not in ('Finish', 'Canceled');
