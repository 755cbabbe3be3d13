-- A request whose document was unlocked says so; the others that ended from outside were denied.
alter table approval_request drop constraint approval_request_ending_known;
alter table approval_request add constraint approval_request_ending_known
  check (ending in ('approved', 'denied', 'recalled', 'closed', 'unlocked'));

alter table approval_request disable trigger user;
update approval_request r set ending = 'unlocked'
where r.ending = 'closed' and exists (
  select from document d
  where d.company_id = r.company_id and d.kind = 'unlock' and d.number = r.ended_comment);
alter table approval_request enable trigger user;

alter table mail drop constraint mail_job_is_one;
alter table mail add constraint mail_job_is_one check ((job_id is null) = (kind in
  ('missingDays', 'approvalAsked', 'approvalDone', 'approvalDenied', 'approvalUnlocked')));
