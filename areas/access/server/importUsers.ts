import { checkUsers, insertUsers } from "@fairway/areas/organisation/server/userSheets.ts";
import { mostImportedUsers } from "@fairway/areas/organisation/model/userSheet.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { audit } from "@fairway/engine/audit/audit.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRows } from "@fairway/engine/db/writeRows.ts";
import { refuseWrong } from "@fairway/engine/imports/importRecords.ts";
import type { SheetRow } from "@fairway/engine/imports/importRows.ts";
import { refuseAccess } from "../model/refusals.ts";
import { oneTimePassword } from "./oneTimePassword.ts";
import { hashPassword } from "./passwords.ts";

/**
 * Stores the users of a sheet, all or none, each with a password for one sign-in that is answered
 * here and never again; who is there already unchanged is passed over. They have no place yet.
 *
 * Refuses: access.forbidden · users.tooMany · import.wrongRows, with each wrong cell
 */
export async function importUsers(
  tx: Tx,
  actor: Actor,
  ask: { readonly rows: readonly SheetRow[] },
) {
  actor.mustHave("sysUserManagement.import");
  actor.mustHave("sysUserManagement.add");
  if (ask.rows.length > mostImportedUsers) {
    throw refuseAccess("users.tooMany", { max: mostImportedUsers });
  }
  const checked = await checkUsers(tx, actor, ask.rows, true);
  refuseWrong(checked);
  const made = await insertUsers(
    tx,
    actor,
    checked.filter((row) => !row.before),
  );
  const passwords: { username: string; employeeNameVn: string; oneTimePassword: string }[] = [];
  const kept: object[] = [];
  for (const { id, username, employeeNameVn } of made) {
    const password = oneTimePassword();
    // One after the other, so that a sign-in meanwhile does not wait for the whole sheet.
    const passwordHash = await hashPassword(password);
    kept.push({ companyId: actor.companyId, id, passwordHash, mustChange: true });
    passwords.push({ username, employeeNameVn, oneTimePassword: password });
  }
  await insertRows(tx, "user_password", kept);
  if (made.length > 0) {
    const after = { users: made.map((each) => each.username) };
    await audit(tx, actor, { kind: "permissionChange", object: "user import", after });
  }
  const data = { count: checked.length, added: made.length, changed: 0, passwords };
  return { status: true as const, data };
}
