-- The receivers of a mail that its other receivers do not see.
alter table mail add column mail_bcc text not null default '';
