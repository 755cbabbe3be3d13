-- Several lines of loose goods may be in one container (decision 0191). Which goods a list has is
-- declared by the service of its job, so the rule of the list says what it has twice.
alter table container drop constraint container_pair_unique;
alter table container drop column pair_key;
create index container_by_list on container (company_id, list_id, line_no);
