-- Which drafts hold an invoice, however many payments stand on it: asked of each receipt that is saved.
create index receipt_line_on_drafts on receipt_line (company_id, ref_id) where not posted;
