-- The printed proof of a delivery, filed with the job; proofs of before have none.
alter table trip_proof add column paper_id uuid,
  add constraint trip_proof_paper_fk foreign key (company_id, paper_id)
    references attached_file (company_id, id) on delete restrict;
create index trip_proof_by_paper on trip_proof (company_id, paper_id) where paper_id is not null;
