-- What a mail said about its job and its bills, by their ids, so that later changes can be told
-- (decision 0179). Null for mails that say nothing of the kind, and for those sent before.
alter table mail add column facts jsonb;
