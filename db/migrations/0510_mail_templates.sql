-- The texts of mails that administrators changed; a text that nobody changed is that of the product.

create table mail_template (
  company_id uuid not null,
  id uuid not null,
  version integer not null default 1,
  kind text not null,
  family text not null,
  language text not null,
  subject text not null,
  body text not null,
  repeated text not null,
  footer text not null,
  user_created uuid not null,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  constraint mail_template_pk primary key (company_id, id),
  constraint mail_template_once unique (company_id, kind, family, language),
  constraint mail_template_family_known check (family in ('sea', 'air')),
  constraint mail_template_language_known check (language in ('en', 'vi')),
  constraint mail_template_subject_length check (length(subject) between 1 and 300),
  constraint mail_template_texts_length check (
    length(body) <= 20000 and length(repeated) <= 20000 and length(footer) <= 20000)
);

create trigger mail_template_history after insert on mail_template
  referencing new table as added
  for each statement execute function record_history('mail_template');
create trigger mail_template_history_of_change after update on mail_template
  referencing old table as removed new table as added
  for each statement execute function record_history('mail_template');
create trigger mail_template_history_of_end after delete on mail_template
  referencing old table as removed
  for each statement execute function record_history('mail_template');

-- The bills that a mail is about when it names several; each of them gets its stage.
alter table mail add column hblids uuid[] not null default '{}';

-- A picture that is shown in the text of a mail, such as a signature.
alter table mail_attachment add column is_shown boolean not null default false;

-- The mailbox that gets the mails of air imports in copy, and the one that reads along when a
-- salesman is told of a new bill.
alter table email_setting drop constraint email_setting_type_known;
alter table email_setting add constraint email_setting_type_known check (email_type in (
  'Active Agreement', 'Active Partner', 'Approve Settlement', 'Approve Advance',
  'Receive Debit Note', 'Receive Credit Note', 'AR - Alert', 'Air Import Mail', 'New House Bill'));
