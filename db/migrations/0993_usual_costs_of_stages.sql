-- A line of a stage set may name the cost that a job with this stage usually has, once for the job, for
-- each container or for each trip (decision 0425).

alter table stage_set
  add column cost_charge_id uuid,
  add column cost_per text not null default 'job',
  add constraint stage_set_cost_charge_fk foreign key (company_id, cost_charge_id)
    references charge (company_id, id) on delete restrict,
  add constraint stage_set_cost_per_known check (cost_per in ('job', 'container', 'trip'));
create index stage_set_by_cost_charge on stage_set (company_id, cost_charge_id);
