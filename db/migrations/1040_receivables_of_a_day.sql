-- What was owed on a past day is what is open now and what changed since: items that were cleared later,
-- and lines of invoices that were canceled later.
create index due_cleared_by_last_day on due (company_id, last_on) where not is_open;
create index acct_management_canceled on acct_management (company_id, canceled_at)
  where canceled_at is not null;
