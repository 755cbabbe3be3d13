-- The language in which a person uses the product, kept with the session, so that mails are written
-- in it (decision 0177). Sessions in which somebody acts as the person do not count.
alter table session add column language text;
alter table session add constraint session_language_known check (language in ('en', 'vi'));

create function language_of_person(company uuid, person uuid) returns text
language sql stable as $$
  select coalesce((
    select s.language from session s
    where s.company_id = company and s.user_id = person and s.acted_by is null
      and s.language is not null
    order by s.logged_in_on desc limit 1), 'en')
$$;
