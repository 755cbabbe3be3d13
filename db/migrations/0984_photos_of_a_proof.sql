-- The printed proof of a delivery shows its photos, so it is printed when those that the phone announced
-- have arrived. Proofs of before announced none; their paper is in the language of the office.
alter table trip_proof
  add column photos_announced integer not null default 0,
  add column language text not null default 'vi',
  add constraint trip_proof_photos_in_range check (photos_announced between 0 and 12),
  add constraint trip_proof_language_known check (language in ('en', 'vi'));
