-- The administrator who requested a release while acting as another user decides it no more than an
-- own one.
alter table check_point_release add column acted_by uuid;
alter table check_point_release add constraint check_point_release_acted_by_fk
  foreign key (company_id, acted_by) references sys_user (company_id, id) on delete restrict;
create index check_point_release_by_acted_by on check_point_release (company_id, acted_by);
