import { maybe, one, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import { tellEnded } from "@fairway/engine/realtime/tell.ts";
import { sql } from "kysely";

/** A user who wants to sign in. */
export interface SignIn {
  userId: string;
  passwordHash: string | null;
  isLdap: boolean;
  mustChange: boolean;
  active: boolean;
  isDemonstration: boolean;
}

/** How long a name is locked after its last failures, in seconds; 0 when it is not. */
export async function readLock(tx: Tx, companyId: string, username: string): Promise<number> {
  const found = await maybe<{ seconds: number }>(
    tx,
    sql`select ceil(extract(epoch from locked_until - now()))::int as seconds
      from sign_in_failure
      where company_id = ${companyId} and username = ${username} and locked_until > now()`,
  );
  return found?.seconds ?? 0;
}

// Sixty typing errors are an office's morning; a guesser then has six tries a minute.
const mostFailures = 60;
const forgivenSeconds = 10;
const level = sql`greatest(0, f.level
  - extract(epoch from now() - f.last_failure)::float8 / ${forgivenSeconds}::int)`;

/** How many seconds an address has to wait after too many failures; 0 when it has not. */
export async function readWait(tx: Tx, companyId: string, address: string): Promise<number> {
  const found = await maybe<{ seconds: number }>(
    tx,
    sql`select ceil((${level} - ${mostFailures - 1}::int) * ${forgivenSeconds}::int)::int as seconds
      from sign_in_failure_from f
      where f.company_id = ${companyId} and f.address = ${address}
        and ${level} > ${mostFailures - 1}::int`,
  );
  return found?.seconds ?? 0;
}

// What names a company that does not exist leaves no trace.
const isCompany = (companyId: string) =>
  sql`exists (select from company where company_id = ${companyId})`;

/**
 * Counts a failure of a name. From the fifth on the name is locked for half a minute, doubling to
 * fifteen minutes; a quiet half hour forgets.
 */
export async function countFailure(tx: Tx, companyId: string, username: string): Promise<void> {
  const failures = sql`case when f.last_failure < now() - interval '30 minutes'
    then 1 else f.failures + 1 end`;
  await run(
    tx,
    sql`insert into sign_in_failure as f (company_id, username, failures, last_failure)
      select ${companyId}, ${username}, 1, now() where ${isCompany(companyId)}
      on conflict (company_id, username) do update set
        failures = ${failures},
        last_failure = now(),
        locked_until = case when ${failures} < 5 then null
          else now() + make_interval(secs => least(900, 30 * 2 ^ least(10, f.failures - 4))) end`,
  );
}

/** Counts a failed sign-in of an address. */
export async function countFailureFrom(tx: Tx, companyId: string, address: string): Promise<void> {
  await run(
    tx,
    sql`insert into sign_in_failure_from as f (company_id, address, level, last_failure)
      select ${companyId}, ${address}, 1, now() where ${isCompany(companyId)}
      on conflict (company_id, address) do update set
        level = ${level} + 1, last_failure = now()`,
  );
}

/** Forgets the failures of a name. */
export async function forgetFailures(tx: Tx, companyId: string, username: string): Promise<void> {
  await run(
    tx,
    sql`delete from sign_in_failure where company_id = ${companyId} and username = ${username}`,
  );
}

/** Forgets the failures of names and addresses that have been quiet for a day. */
export async function forgetQuietFailures(tx: Tx): Promise<void> {
  await run(
    tx,
    sql`with names as (delete from sign_in_failure
        where company_id is not null and last_failure < now() - interval '1 day')
      delete from sign_in_failure_from
        where company_id is not null and last_failure < now() - interval '1 day'`,
  );
}

/** Finds a user by the compared form of the name (`textKey`). */
export function findSignIn(tx: Tx, companyId: string, username: string): Promise<SignIn | null> {
  return maybe<SignIn>(
    tx,
    sql`select u.id as user_id, p.password_hash, u.is_ldap, coalesce(p.must_change, false) as must_change,
        u.active and u.working_status <> 'Off' and c.active as active,
        c.is_demonstration
      from sys_user u
      join company c on c.company_id = u.company_id
      left join user_password p on p.company_id = u.company_id and p.id = u.id
      where u.company_id = ${companyId} and text_key(u.username) = ${username}`,
  );
}

/** Reads the hash of a user's password and locks it until the end of the transaction. */
export async function lockPassword(
  tx: Tx,
  companyId: string,
  userId: string,
): Promise<string | null> {
  const found = await maybe<{ passwordHash: string }>(
    tx,
    sql`select password_hash from user_password
      where company_id = ${companyId} and id = ${userId} for update`,
  );
  return found?.passwordHash ?? null;
}

/** The unit a session works in. */
export interface Unit {
  officeId: string;
  departmentId: string | null;
  groupId: string | null;
}

/** Reads where a user may work, the default first. */
export function readUnits(
  tx: Tx,
  companyId: string,
  userId: string,
): Promise<(Unit & { isDefault: boolean })[]> {
  return rows(
    tx,
    sql`select l.office_id, l.department_id, l.group_id, l.is_default
      from user_level l
      join office o on o.company_id = ${companyId} and o.id = l.office_id and o.active
      where l.company_id = ${companyId} and l.user_id = ${userId} and l.active
      order by l.is_default desc, l.id`,
  );
}

/** Does the user have any level in the company, with an office or not? */
export async function worksInCompany(tx: Tx, companyId: string, userId: string): Promise<boolean> {
  const found = await one<{ works: boolean }>(
    tx,
    sql`select exists (select from user_level l
      where l.company_id = ${companyId} and l.user_id = ${userId} and l.active) as works`,
  );
  return found.works;
}

/** Begins a session and gives its id. */
export async function insertSession(
  tx: Tx,
  session: Unit & {
    companyId: string;
    userId: string;
    address: string;
    userAgent: string;
    remembered: boolean;
    /** The administrator who acts as the user, and how long. */
    acting?: { readonly by: string; readonly seconds: number };
  },
): Promise<string> {
  const id = newId();
  const { acting, ...row } = session;
  const ends = acting && new Date(Date.now() + acting.seconds * 1000).toISOString();
  await insertRow(tx, "session", {
    ...row,
    id,
    loggedInOn: "now",
    actedBy: acting?.by ?? null,
    expiresAt: ends ?? lastsUntil(session.remembered),
  });
  return id;
}

/** Moves a session to another unit. */
export async function moveSession(tx: Tx, companyId: string, id: string, to: Unit): Promise<void> {
  await run(
    tx,
    sql`update session set office_id = ${to.officeId}, department_id = ${to.departmentId},
        group_id = ${to.groupId}
      where company_id = ${companyId} and id = ${id}`,
  );
}

/** Ends one session, if it still runs. */
export async function closeSession(
  tx: Tx,
  companyId: string,
  id: string,
  because: "signedOut" | "reused" | "closed" | "endedByOwner",
): Promise<void> {
  await run(
    tx,
    sql`update session set logged_off_on = now(), ended_because = ${because}
      where company_id = ${companyId} and id = ${id} and logged_off_on is null`,
  );
  await tellEnded(tx, [id]);
}

/** Ends every other session of a user. */
export async function closeOtherSessions(
  tx: Tx,
  companyId: string,
  userId: string,
  butFor: string | null,
): Promise<void> {
  const ended = await rows<{ id: string }>(
    tx,
    sql`update session set logged_off_on = now(), ended_because = 'passwordChanged'
      where company_id = ${companyId} and user_id = ${userId} and logged_off_on is null
        and id is distinct from ${butFor}::uuid
      returning id`,
  );
  await tellEnded(
    tx,
    ended.map((each) => each.id),
  );
}

/** A refresh token that came in, with its session. */
export interface Refresh extends Unit {
  id: string;
  sessionId: string;
  userId: string;
  remembered: boolean;
  usedSecondsAgo: string | null;
  open: boolean;
  userActive: boolean;
  mustChange: boolean;
}

/** Finds a refresh token by its hash and locks it, so that it is used once. */
export function lockRefresh(tx: Tx, companyId: string, sha256: string): Promise<Refresh | null> {
  return maybe<Refresh>(
    tx,
    sql`select r.id, r.session_id, s.user_id, s.office_id, s.department_id, s.group_id,
        s.remembered, extract(epoch from now() - r.used_at)::text as used_seconds_ago,
        s.logged_off_on is null and s.expires_at > now() and r.expires_at > now() as open,
        u.active and u.working_status <> 'Off' and c.active as user_active,
        coalesce(p.must_change, false) as must_change
      from refresh_token r
      join session s on s.company_id = ${companyId} and s.id = r.session_id
      join sys_user u on u.company_id = ${companyId} and u.id = s.user_id
      join company c on c.company_id = ${companyId}
      left join user_password p on p.company_id = ${companyId} and p.id = s.user_id
      where r.company_id = ${companyId} and r.token_sha256 = ${sha256}
      for update of r`,
  );
}

/** Marks a refresh token as used. */
export async function useRefresh(tx: Tx, companyId: string, id: string): Promise<void> {
  await run(
    tx,
    sql`update refresh_token set used_at = coalesce(used_at, now())
      where company_id = ${companyId} and id = ${id}`,
  );
}

/** Keeps the hash of a new refresh token and lets its session last as long. */
export async function insertRefresh(
  tx: Tx,
  token: { companyId: string; sessionId: string; sha256: string; remembered: boolean },
): Promise<void> {
  const expiresAt = lastsUntil(token.remembered);
  await insertRow(tx, "refresh_token", {
    companyId: token.companyId,
    id: newId(),
    sessionId: token.sessionId,
    tokenSha256: token.sha256,
    createdAt: "now",
    expiresAt,
  });
  await run(
    tx,
    sql`update session set expires_at = greatest(expires_at, ${expiresAt}::timestamptz)
      where company_id = ${token.companyId} and id = ${token.sessionId}`,
  );
}

const HOUR_MS = 3_600_000;

/** Hours that an unused session lasts: a working day, or a month for a client that keeps its token. */
const sessionHours = (remembered: boolean): number => (remembered ? 30 * 24 : 12);

function lastsUntil(remembered: boolean): string {
  return new Date(Date.now() + sessionHours(remembered) * HOUR_MS).toISOString();
}
