-- Each order of a long list has its index, so that a first page is read without sorting; a text is
-- ordered without accents. What a person made is found by its maker.

create index partner_order_account_no
  on partner (company_id, partner_type, f_unaccent("left"(account_no, 100)) collate "C", id);
create index partner_order_short_name
  on partner (company_id, partner_type, f_unaccent("left"(short_name, 100)) collate "C", id);
create index partner_order_partner_name_en
  on partner (company_id, partner_type, f_unaccent("left"(partner_name_en, 100)) collate "C", id);
create index partner_order_tax_code
  on partner (company_id, partner_type, f_unaccent("left"(tax_code, 100)) collate "C", id);
create index partner_order_partner_group
  on partner (company_id, partner_type, partner_group, id);
create index partner_order_sale_person_id
  on partner (company_id, partner_type, sale_person_id, id);
create index partner_order_user_created
  on partner (company_id, partner_type, user_created, id);
create index partner_order_address_en
  on partner (company_id, partner_type, f_unaccent("left"(address_en, 100)) collate "C", id);
create index partner_order_tel
  on partner (company_id, partner_type, f_unaccent("left"(tel, 100)) collate "C", id);
create index partner_order_fax
  on partner (company_id, partner_type, f_unaccent("left"(fax, 100)) collate "C", id);
create index partner_order_active
  on partner (company_id, partner_type, active, id);
create index partner_order_datetime_modified
  on partner (company_id, partner_type, datetime_modified, id);
create index partner_by_creator
  on partner (company_id, user_created);
create index place_order_code
  on place (company_id, place_type, f_unaccent("left"(code, 100)) collate "C", id);
create index place_order_name_en
  on place (company_id, place_type, f_unaccent("left"(name_en, 100)) collate "C", id);
create index place_order_name_vn
  on place (company_id, place_type, f_unaccent("left"(name_vn, 100)) collate "C", id);
create index place_order_country_id
  on place (company_id, place_type, country_id, id);
create index place_order_area
  on place (company_id, place_type, area, id);
create index place_order_mode_of_transport
  on place (company_id, place_type, mode_of_transport, id);
create index place_order_aliases
  on place (company_id, place_type, aliases, id);
create index place_order_active
  on place (company_id, place_type, active, id);
create index place_order_datetime_modified
  on place (company_id, place_type, datetime_modified, id);
create index place_by_creator
  on place (company_id, user_created);
create index place_order_display_name
  on place (company_id, place_type, f_unaccent("left"(display_name, 100)) collate "C", id);
create index place_order_address
  on place (company_id, place_type, f_unaccent("left"(address, 100)) collate "C", id);
create index charge_order_code
  on charge (company_id, f_unaccent("left"(code, 100)) collate "C", id);
create index charge_order_charge_name_en
  on charge (company_id, f_unaccent("left"(charge_name_en, 100)) collate "C", id);
create index charge_order_charge_name_vn
  on charge (company_id, f_unaccent("left"(charge_name_vn, 100)) collate "C", id);
create index charge_order_type
  on charge (company_id, type, id);
create index charge_order_service_type_id
  on charge (company_id, service_type_id, id);
create index charge_order_unit_id
  on charge (company_id, unit_id, id);
create index charge_order_currency_id
  on charge (company_id, currency_id, id);
create index charge_order_unit_price
  on charge (company_id, unit_price, id);
create index charge_order_vatrate
  on charge (company_id, vatrate, id);
create index charge_order_charge_group
  on charge (company_id, charge_group, id);
create index charge_order_mode
  on charge (company_id, mode, id);
create index charge_order_active
  on charge (company_id, active, id);
create index charge_order_datetime_modified
  on charge (company_id, datetime_modified, id);
create index charge_by_creator
  on charge (company_id, user_created);

-- A list ordered by a person is walked from the people, so none of these may be gone.
alter table partner
  add constraint partner_sale_person_fk foreign key (company_id, sale_person_id)
    references sys_user (company_id, id) on delete restrict,
  add constraint partner_user_created_fk foreign key (company_id, user_created)
    references sys_user (company_id, id) on delete restrict;
create index partner_by_sale_person on partner (company_id, sale_person_id);
