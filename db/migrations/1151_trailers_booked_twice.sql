-- Trailers are compared as trucks are: a trailer that is booked twice is warned of, too.
alter table trip add column trailer_key text
  generated always as (upper(regexp_replace(trailer_no, '[^[:alnum:]]', '', 'g'))) stored;
create index trip_by_trailer on trip (company_id, trailer_key)
  where trailer_key is not null and state in ('Assigned', 'Accepted', 'Loaded');
