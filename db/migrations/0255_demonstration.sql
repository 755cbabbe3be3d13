-- The demonstration's passwords are public, so the program marks a company that has them.
alter table company add column is_demonstration boolean not null default false;
update company set is_demonstration = true where code = 'HAIDANG';
