-- Tariffs refuse merged partners, and new ones inactive partners, as other records do.
call guard_partners('tariff', true);
call guard_partners('tariff_line', false);
