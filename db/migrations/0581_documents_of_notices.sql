-- The documents that a consignee brings, on a notice and in what a user begins notices with; empty for
-- the usual ones, which follow the type of the bill.

alter table arrival_notice add column arrival_documents text;
alter table arrival_default add column arrival_documents text;
