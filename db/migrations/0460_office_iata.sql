-- The code under which IATA accredits an office as a cargo agent, and its account with airlines.
alter table office
  add column iata_code text,
  add column iata_account text;
