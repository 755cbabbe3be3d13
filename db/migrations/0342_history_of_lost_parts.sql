-- The history of a job names what was removed from it. The rows are gone, so only their last line
-- of history says to which job they belonged; few rows are ever deleted.
create index history_lost_of_job on history
  (company_id, (coalesce(before ->> 'job_id', before ->> 'mblid')))
  where action = 'delete' and table_name in ('container', 'house_bill', 'surcharge');
