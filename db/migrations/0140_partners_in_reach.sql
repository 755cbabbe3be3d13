-- Of many partners somebody sees those of their unit, their own, and those of the whole company:
-- each kind by an index.

create index partner_by_unit on partner (company_id, office_id, department_id, group_id);
create index partner_for_all on partner (company_id, id) where office_id is null;
