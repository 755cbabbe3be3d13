-- The commodity of new air jobs that name none, such as "as per bill".
alter table commodity add column is_default boolean not null default false;
create unique index commodity_one_default_key on commodity (company_id) where is_default;
