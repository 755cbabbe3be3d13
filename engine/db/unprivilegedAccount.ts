import { readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/** The account that PostgreSQL runs under if it is not the current one. */
export type Account = { uid: number; gid: number };

/**
 * Chooses an existing account for PostgreSQL, which refuses to run as root.
 *
 * No account is created: `postgres` if it exists, else `nobody`, else any other account. Null means
 * the current account.
 */
export function unprivilegedAccount(owner?: Account): Account | null {
  if (process.getuid?.() !== 0) return null;
  // A directory that an ordinary user has created stays with that user.
  if (owner && owner.uid !== 0) return owner;
  const accounts = listAccounts();
  const account =
    accounts.find(({ name }) => name === "postgres") ??
    accounts.find(({ name }) => name === "nobody") ??
    accounts.find(({ uid }) => uid !== 0);
  if (!account) {
    throw new Error(
      "PostgreSQL does not run as root and this machine has no other account. " +
        "Set DATABASE_URL, or start Fairway as an ordinary user.",
    );
  }
  return { uid: account.uid, gid: account.gid };
}

/** May an account enter a folder and all its parents? */
export async function canReach(folder: string, account: Account | null): Promise<boolean> {
  if (!account) return true;
  for (let path = resolve(folder); ; path = dirname(path)) {
    const { mode, uid, gid } = await stat(path);
    const bits = uid === account.uid ? mode >> 6 : gid === account.gid ? mode >> 3 : mode;
    if ((bits & 0o1) === 0) return false;
    if (path === dirname(path)) return true;
  }
}

function listAccounts(): { name: string; uid: number; gid: number }[] {
  let text = "";
  try {
    text = readFileSync("/etc/passwd", "utf8");
  } catch {
    return [];
  }
  return text
    .split("\n")
    .map((line) => line.split(":"))
    .filter((parts) => parts.length >= 4)
    .map(([name = "", , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}
