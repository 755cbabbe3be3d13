-- Link-fee rules refuse merged partners, as other records do, and one rule is one combination; the
-- name of its index is short enough to be kept whole.
call guard_partners('link_fee_rule', false);
drop index link_fee_rule_service_selling_charge_selling_service_buying_cha;
create unique index link_fee_rule_once on link_fee_rule
  (company_id, service_selling, charge_selling, service_buying, charge_buying, partner_buying);
