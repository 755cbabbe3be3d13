-- The order by which a mail was written after a commit; an order that is carried out again writes no
-- second mail.
alter table mail add column order_id text;
create index mail_by_order on mail (company_id, order_id) where order_id is not null;
