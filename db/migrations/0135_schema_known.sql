-- A server that runs an older version of the program writes nothing into a newer schema.

-- How many migrations the program knows is how old it is: their number only grows.
create function knows_schema(known integer) returns boolean
language sql stable security definer set search_path = pg_catalog
as $$ select count(*) <= known from migration.kysely_migration $$;

-- Called at the beginning of every transaction that may write. A migration waits for those that
-- hold the lock, and they wait for it, so that nothing is written by an old rule under a new one.
create function must_know_schema(known integer) returns void
language plpgsql security definer set search_path = pg_catalog
as $$
begin
  perform pg_advisory_xact_lock_shared(704223);
  if (select count(*) from migration.kysely_migration) > known then
    raise exception 'the schema is newer than the program' using errcode = 'FW001';
  end if;
end
$$;
