-- Goods lines have their owner and depot, customs code, dangerous goods, climate and verified mass
-- (decisions 0157, 0158).

alter table container
  add column tare numeric(18, 3),
  add column owner_id uuid,
  add column off_hire_depot text,
  add column off_hire_ref_no text,
  add column hs_code text,
  add column un_number text,
  add column imo_class text,
  add column subsidiary_risk text,
  add column packing_group text,
  add column proper_shipping_name text,
  add column flash_point numeric(6, 2),
  add column ems text,
  add column marine_pollutant boolean not null default false,
  add column stowage text,
  add column emergency_contact text,
  add column set_point numeric(6, 2),
  add column vent numeric(6, 2),
  add column humidity numeric(6, 2),
  add column vgm numeric(18, 3),
  add column vgm_method text,
  add column vgm_date date,
  add column vgm_signer text,
  add column vgm_cut_off date,
  add constraint container_owner_fk foreign key (company_id, owner_id)
    references partner (company_id, id) on delete restrict,
  add constraint container_tare_not_negative check (tare >= 0),
  add constraint container_hs_code_form check (hs_code ~ '^[0-9]{4}([0-9]{2}){0,3}$'),
  add constraint container_un_number_form check (un_number ~ '^[0-9]{4}$'),
  add constraint container_packing_group_known check (packing_group in ('I', 'II', 'III')),
  add constraint container_dangerous_given check (
    num_nonnulls(un_number, imo_class, proper_shipping_name) in (0, 3)),
  add constraint container_percents_range check (
    vent between 0 and 100 and humidity between 0 and 100),
  add constraint container_vgm_positive check (vgm > 0),
  add constraint container_vgm_method_known check (vgm_method in ('1', '2')),
  add constraint container_vgm_given check (
    num_nonnulls(vgm, vgm_method, vgm_date, vgm_signer) in (0, 4)),
  -- A bill may hold a part of a container; the whole one is weighed.
  add constraint container_vgm_of_job_form check (hblid is null or vgm is null);

create index container_by_owner on container (company_id, owner_id) where owner_id is not null;

call guard_partners('container', false);
