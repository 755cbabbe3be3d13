import type { Database } from "@fairway/engine/db/database.ts";
import { refuseSession } from "../model/refusals.ts";
import { directoryOf } from "./directory.ts";
import { fitsPassword } from "@fairway/areas/access/server/passwords.ts";
import type { SignIn } from "./sessionTable.ts";

/**
 * Says by what a password proves its person: the one kept here, or the directory; null when wrong.
 *
 * Every way takes at least as long as the hash, so that the time does not reveal which users exist.
 * Refuses: signIn.directorySilent
 */
export async function provePassword(
  database: Database,
  ask: { found: SignIn | null; username: string; password: string; from: string },
): Promise<"password" | "directory" | null> {
  const { found, username, password, from } = ask;
  const directory = found?.isLdap ? directoryOf(database) : null;
  if (!directory) {
    // A user of the directory has no password here, even while no directory is set.
    const kept = found?.isLdap ? null : (found?.passwordHash ?? null);
    return (await fitsPassword(password, kept, from)) ? "password" : null;
  }
  const [answer, fitsHere] = await Promise.all([
    directory.check(username, password),
    fitsPassword(password, directory.fallsBack ? (found?.passwordHash ?? null) : null, from),
  ]);
  if (answer === "fits") return "directory";
  if (answer === "wrong") return null;
  if (directory.fallsBack) return fitsHere ? "password" : null;
  throw refuseSession("signIn.directorySilent");
}
