-- The day on which a partner confirmed the billing of an invoice. The item of the invoice has it, too.
alter table acct_management add column confirm_billing_date date;
