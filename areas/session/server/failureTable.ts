import { maybe, one, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** A try to sign in: the compared form of the name, and the network it comes from. */
export interface Try {
  readonly companyId: string;
  readonly username: string;
  readonly from: string;
}

/** A try that is counted as a failure before its password is compared. */
export interface Place extends Try {
  /** Here the name signed in lately, so guesses from elsewhere do not count against it. */
  readonly isFamiliar: boolean;
}

// Sixty typing errors are an office's morning; a guesser then has six tries a minute.
const ofAddress = { most: 60, forgivenSeconds: 10 };
// A guesser with many addresses has twenty tries of a name, then twenty an hour.
const ofName = { most: 20, forgivenSeconds: 180 };

const levelOf = ({ forgivenSeconds }: typeof ofName) =>
  sql`greatest(0, f.level - extract(epoch from now() - f.last_failure)::float8 / ${forgivenSeconds}::int)`;
const waitOf = (limit: typeof ofName) =>
  sql`ceil((${levelOf(limit)} - ${limit.most - 1}::int) * ${limit.forgivenSeconds}::int)::int`;

/** How many seconds an address has to wait after too many failures; 0 when it has not. */
export async function readWait(tx: Tx, companyId: string, address: string): Promise<number> {
  const found = await maybe<{ seconds: number }>(
    tx,
    sql`select ${waitOf(ofAddress)} as seconds from sign_in_failure_from f
      where f.company_id = ${companyId} and f.address = ${address}`,
  );
  return Math.max(0, found?.seconds ?? 0);
}

// What names a company that does not exist leaves no trace.
const isCompany = (companyId: string) =>
  sql`exists (select from company where company_id = ${companyId})`;

/** Counts a failed sign-in of an address. */
export async function countFailureFrom(tx: Tx, companyId: string, address: string): Promise<void> {
  await run(
    tx,
    sql`insert into sign_in_failure_from as f (company_id, address, level, last_failure)
      select ${companyId}, ${address}, 1, now() where ${isCompany(companyId)}
      on conflict (company_id, address) do update set
        level = ${levelOf(ofAddress)} + 1, last_failure = now()`,
  );
}

/**
 * Counts a try as a failure of its name, before it is compared, so that of many at once no more are
 * compared than may fail. Returns for how many seconds the name is locked instead.
 *
 * Locks: the counts of the name, until the end of the transaction, which a locked name must undo.
 */
export async function takePlace(tx: Tx, attempt: Try): Promise<Place | { seconds: number }> {
  const { companyId, username, from } = attempt;
  // From the fifth on locked for half a minute, doubling to fifteen; a quiet half hour forgets.
  const failures = sql`case when f.last_failure < now() - interval '30 minutes'
    then 1 else f.failures + 1 end`;
  const taken = await maybe<{ isFamiliar: boolean }>(
    tx,
    sql`insert into sign_in_failure as f (company_id, username, address, failures, last_failure)
      select ${companyId}, ${username}, ${from}, 1, now() where ${isCompany(companyId)}
      on conflict (company_id, username, address) do update set
        failures = ${failures},
        last_failure = now(),
        locked_until = case when ${failures} < 5 then null
          else now() + make_interval(secs => least(900, 30 * 2 ^ least(10, f.failures - 4))) end
        where f.locked_until is null or f.locked_until <= now()
      returning coalesce(f.last_success > now() - interval '30 days', false) as is_familiar`,
  );
  if (!taken) {
    const lock = await one<{ isCompany: boolean; seconds: number | null }>(
      tx,
      sql`select ${isCompany(companyId)} as is_company,
        (select ceil(extract(epoch from locked_until - now()))::int from sign_in_failure
          where company_id = ${companyId} and username = ${username} and address = ${from}) as seconds`,
    );
    if (!lock.isCompany) return { ...attempt, isFamiliar: true };
    return { seconds: Math.max(1, lock.seconds ?? 0) };
  }
  if (taken.isFamiliar || (await takeAnywhere(tx, attempt))) return { ...attempt, ...taken };
  return one<{ seconds: number }>(
    tx,
    sql`select greatest(1, ${waitOf(ofName)}) as seconds from sign_in_failure_anywhere f
      where f.company_id = ${companyId} and f.username = ${username}`,
  );
}

async function takeAnywhere(tx: Tx, { companyId, username }: Try): Promise<boolean> {
  const taken = await run(
    tx,
    sql`insert into sign_in_failure_anywhere as f (company_id, username, level, last_failure)
      values (${companyId}, ${username}, 1, now())
      on conflict (company_id, username) do update set
        level = ${levelOf(ofName)} + 1, last_failure = now()
        where ${levelOf(ofName)} <= ${ofName.most - 1}::int`,
  );
  return taken > 0;
}

/** Takes back what a try was counted for, because its password was right or was not compared. */
export async function giveBackPlace(tx: Tx, place: Place): Promise<void> {
  const { companyId, username, from, isFamiliar } = place;
  await run(
    tx,
    sql`update sign_in_failure set failures = greatest(0, failures - 1), locked_until = null
      where company_id = ${companyId} and username = ${username} and address = ${from}`,
  );
  if (isFamiliar) return;
  await run(
    tx,
    sql`update sign_in_failure_anywhere set level = greatest(0, level - 1)
      where company_id = ${companyId} and username = ${username}`,
  );
}

/** Forgets the failures of a name at an address, which is familiar from now on. */
export async function noteSuccess(tx: Tx, { companyId, username, from }: Try): Promise<void> {
  await run(
    tx,
    sql`insert into sign_in_failure
        (company_id, username, address, failures, last_failure, last_success)
      values (${companyId}, ${username}, ${from}, 0, now(), now())
      on conflict (company_id, username, address) do update
        set failures = 0, locked_until = null, last_success = now()`,
  );
}

/** Forgets the failures that have been quiet for a day, and addresses without a sign-in for 30 days. */
export async function forgetQuietFailures(tx: Tx): Promise<void> {
  const isQuiet = sql`company_id is not null and last_failure < now() - interval '1 day'`;
  await run(
    tx,
    sql`with here as (delete from sign_in_failure where ${isQuiet}
          and coalesce(last_success < now() - interval '30 days', true)),
        anywhere as (delete from sign_in_failure_anywhere where ${isQuiet})
      delete from sign_in_failure_from where ${isQuiet}`,
  );
}
