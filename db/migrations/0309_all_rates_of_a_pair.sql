-- A typed rate of a day is compared with the first rate that an earlier day had, replaced and removed
-- ones included; the index of active rates does not hold those.
create index exchange_rate_of_pair
  on exchange_rate (company_id, currency_from, currency_to, effective_on);
