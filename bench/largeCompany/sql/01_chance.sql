-- Chance that is none: every value follows from a row's number, a salt and the seed.
create schema fill;

create function fill.dice(n bigint, salt int) returns bigint language sql immutable parallel safe
  as $$ select hashint8extended(n, salt + :seed * 1000) & 2147483647 $$;

-- From 1 to `most`, all alike.
create function fill.one_of(n bigint, salt int, most bigint) returns int
  language sql immutable parallel safe
  as $$ select (1 + fill.dice(n, salt) % most)::int $$;

-- From 1 to `most`, the first far more often: a few large customers and a long tail.
create function fill.skewed(n bigint, salt int, most bigint, steep float8) returns int
  language sql immutable parallel safe
  as $$ select (1 + floor(most * power(fill.dice(n, salt) / 2147483648.0::float8, steep)))::int $$;

-- An id that sorts by its time, as the application makes them.
create function fill.id(kind text, at timestamptz, n bigint) returns uuid
  language sql stable parallel safe
  as $$
    select overlay(overlay(md5(kind || n::text)
      placing lpad(to_hex((date_part('epoch', at) * 1000)::bigint), 12, '0') || '7' from 1)
      placing '8' from 17)::uuid
  $$;

create function fill.yymm(of date) returns text language sql immutable parallel safe
  as $$ select lpad((date_part('year', of::timestamp)::int % 100 * 100
    + date_part('month', of::timestamp)::int)::text, 4, '0') $$;
