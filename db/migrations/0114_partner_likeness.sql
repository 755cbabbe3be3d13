-- A second record of a partner is noticed while it is typed: by the digits of its tax code, by its
-- short name, by its name without accents and without the form of the company.

-- What is left of a name: "Công ty TNHH May Hoa Sen" is "may hoa sen", "Hoa Sen Co., Ltd" is "hoa sen".
create function f_company_name(name text) returns text
  language sql immutable strict parallel safe
  as $$
    select nullif(btrim(regexp_replace(regexp_replace(
      btrim(regexp_replace(public.f_unaccent(name), '[^a-z0-9]+', ' ', 'g')),
      '\m(cong ty|trach nhiem huu han|mot thanh vien|hai thanh vien|doanh nghiep tu nhan|co phan'
        || '|tnhh|mtv|dntn|joint stock|private limited|company|ltd|limited|llc|jsc|corp|corporation'
        || '|inc|incorporated|plc|gmbh|pte|pty|sdn|bhd)\M *', '', 'g'),
      '\mco *$', '')), '')
  $$;
create index partner_like_name on partner using gin
  (f_company_name(partner_name_en) gin_trgm_ops, f_company_name(partner_name_vn) gin_trgm_ops);

-- The digits of a tax code that say whose it is: of 13 the last three are the branch.
create function f_tax_digits(tax_code text) returns text
  language sql immutable strict parallel safe
  as $$
    select case when digits ~ '^[0-9]{13}$' then left(digits, 10)
      when length(digits) >= 8 then digits end
    from regexp_replace(tax_code, '[^0-9]', '', 'g') as digits
  $$;
create index partner_like_tax_code on partner (company_id, f_tax_digits(tax_code));
create index partner_like_short_name on partner (company_id, f_unaccent("left"(short_name, 100)));
