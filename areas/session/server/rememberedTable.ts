import { maybe, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";

/** A browser that remembers a user. */
export interface Remembered {
  id: string;
  userId: string;
  username: string;
  active: boolean;
  mustChange: boolean;
}

/** Finds the user whom a browser remembers; locks the row for use. */
export function findRemembered(
  tx: Tx,
  companyId: string,
  sha256: string,
  locked?: "locked",
): Promise<Remembered | null> {
  return maybe<Remembered>(
    tx,
    sql`select m.id, m.user_id, u.username, coalesce(p.must_change, false) as must_change,
        u.active and u.working_status <> 'Off' and c.active as active
      from remembered_sign_in m
      join sys_user u on u.company_id = ${companyId} and u.id = m.user_id
      join company c on c.company_id = ${companyId}
      left join user_password p on p.company_id = ${companyId} and p.id = m.user_id
      where m.company_id = ${companyId} and m.token_sha256 = ${sha256} and m.expires_at > now()
      ${locked ? sql`for update of m` : sql``}`,
  );
}

/** Stores a remembered user of a browser for one day. */
export async function insertRemembered(
  tx: Tx,
  browser: {
    companyId: string;
    userId: string;
    sha256: string;
    address: string;
    userAgent: string;
  },
): Promise<void> {
  const { sha256, ...rest } = browser;
  await insertRow(tx, "remembered_sign_in", {
    ...rest,
    id: newId(),
    tokenSha256: sha256,
    createdAt: "now",
    expiresAt: new Date(Date.now() + rememberedSeconds * 1000).toISOString(),
  });
}

/** Forgets what one browser remembers, and with it what has run out. */
export async function forgetBrowser(tx: Tx, companyId: string, sha256: string): Promise<void> {
  await run(
    tx,
    sql`delete from remembered_sign_in where company_id = ${companyId}
      and (token_sha256 = ${sha256} or expires_at < now())`,
  );
}

/** Forgets a user in every browser. */
export async function forgetEverywhere(tx: Tx, companyId: string, userId: string): Promise<void> {
  await run(
    tx,
    sql`delete from remembered_sign_in where company_id = ${companyId} and user_id = ${userId}`,
  );
}

/** Seconds that a browser remembers a user after a sign-in: one day. */
export const rememberedSeconds = 86_400;
