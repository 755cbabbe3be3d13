-- The list of payables reads the newest items and stops; what customers owe is not among them.
create index due_payables on due (company_id, raised_on desc, id desc)
  where side = 'credit' or kind = 'advance';
