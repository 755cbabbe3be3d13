-- Codes of wards are compared as they look, so the indexes by which they are found hold that form.
create index ward_by_code on ward (company_id, text_key(code));
drop index ward_mapping_by_old_code;
create index ward_mapping_by_old_code on ward_mapping (text_key(old_ward_code));
