import type { Language } from "@fairway/core/words/words.ts";
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

/** Keeps the hash of a new refresh token and lets its session last as long; it keeps the language, too. */
export async function insertRefresh(
  tx: Tx,
  token: {
    companyId: string;
    sessionId: string;
    sha256: string;
    remembered: boolean;
    language: Language;
  },
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
    sql`update session set expires_at = greatest(expires_at, ${expiresAt}::timestamptz),
        language = ${token.language}
      where company_id = ${token.companyId} and id = ${token.sessionId}`,
  );
}

const HOUR_MS = 3_600_000;

/** Hours that an unused session lasts: a working day, or a month for a client that keeps its token. */
const sessionHours = (remembered: boolean): number => (remembered ? 30 * 24 : 12);

function lastsUntil(remembered: boolean): string {
  return new Date(Date.now() + sessionHours(remembered) * HOUR_MS).toISOString();
}
