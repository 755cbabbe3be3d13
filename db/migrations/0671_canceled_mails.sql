-- A waiting mail can be canceled, unless a server is sending it at this moment.

alter table mail
  add column canceled_at timestamptz,
  add column canceled_by uuid,
  -- Set while a server sends the mail. Of a server that was killed it stays.
  add column sending_since timestamptz,
  drop constraint mail_state_known,
  add constraint mail_state_known check (state in ('Waiting', 'Sent', 'Failed', 'Canceled')),
  add constraint mail_cancel_time_given check ((state = 'Canceled') = (canceled_at is not null)
    and (canceled_at is null) = (canceled_by is null));
