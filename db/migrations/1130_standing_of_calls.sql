-- What a call left of the records that it is about, so that a repetition is known by it.
alter table system_call add column standing text;
