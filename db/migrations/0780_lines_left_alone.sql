-- A document that takes a line and leaves its rates, amounts and mark as they are does not write the
-- line: its claim keeps the day on which it values it. (decision 0315)
alter table charge_claim
  -- Null where the line itself names the document that values it, or the claim does not value it.
  add column valued_on date;
