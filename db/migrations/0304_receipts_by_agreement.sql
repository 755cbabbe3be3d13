-- Deleting an agreement looks for the receipts under it.
create index receipt_by_agreement on receipt (company_id, agreement_id)
  where agreement_id is not null;
