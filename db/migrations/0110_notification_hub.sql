-- What delivering in real time asks for: who a message is for, and how many are unread.

create index user_notification_addressees on user_notification (company_id, notification_id, user_id);
create index user_notification_unread on user_notification (company_id, user_id)
  where status = 'New';
