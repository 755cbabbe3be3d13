-- The advances and settlements of a job, as its page shows them: one row for each part of a request
-- that is for the job. The areas of advances and settlements are above the jobs and replace this view,
-- as the charges fill `job_document`; until then it has no rows.
create view job_payment as
  select null::uuid as company_id, null::uuid as job_id,
    -- 'advance' or 'settlement'
    null::text as kind, null::uuid as document_id,
    -- The advance that a settlement settles, if any.
    null::uuid as advance_id,
    null::text as number, null::uuid as requester, null::date as requested_on,
    null::text as approval_status, null::text as sync_status, null::text as voucher_no,
    null::date as voucher_date, null::numeric as amount, null::text as currency
  where false;
