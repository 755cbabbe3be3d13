-- A tariff belongs to the office for which it is, whoever writes it. Where that is not the office of
-- its author it has no department and no group.
create function tariff_belongs_to_its_office() returns trigger
  language plpgsql
  as $$
begin
  if new.office_id is distinct from new.apply_office_id then
    new.office_id := new.apply_office_id;
    new.department_id := null;
    new.group_id := null;
  end if;
  return new;
end
$$;
create trigger tariff_of_its_office before insert or update on tariff
  for each row execute function tariff_belongs_to_its_office();

update tariff set office_id = apply_office_id where office_id is distinct from apply_office_id;
