-- Mails about approvals are about a document of any type, not about a job.
alter table mail drop constraint mail_job_is_one;
alter table mail add constraint mail_job_is_one check ((job_id is null)
  = (kind in ('missingDays', 'approvalAsked', 'approvalDone', 'approvalDenied')));
