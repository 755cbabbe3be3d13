-- The types of document without which a settlement is not sent.
alter table document_type add column required_for_settlement boolean not null default false;
