-- After the release of the goods no original is a document of title, so none holds its bill
-- (decision 0259). The on-board notation of originals is kept with them (decision 0260).

alter table bill_release add column on_board text;

create or replace view bill_original_out as
  select o.company_id, o.hblid, o.original_no
  from bill_original o
  join bill_release r on r.company_id = o.company_id and r.id = o.hblid
  where o.returned_on is null and r.state <> 'Released';

create or replace view bill_release_state as
  select r.company_id, r.id, r.state, r.surrendered_on is not null as is_surrendered,
    r.on_board
  from bill_release r;
