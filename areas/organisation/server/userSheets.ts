import type { SentFile } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseValue } from "@fairway/core/resource/refusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { exportRecords } from "@fairway/engine/exports/exportRecords.ts";
import { readSheet, sayRows } from "@fairway/engine/imports/importRecords.ts";
import { type CheckedRow, checkRows, type SheetRow } from "@fairway/engine/imports/importRows.ts";
import { refuseOrganisation } from "../model/refusals.ts";
import { userSheet } from "../model/userSheet.ts";
import { type UserFilter, readUserIds } from "./adminUserTable.ts";

/**
 * Checks every cell of a sheet of users. An existing user may be in it unchanged; a sheet changes no
 * user, and only a Super Admin's sheet may add administrators (`actor.userId`).
 */
export async function checkUsers(
  tx: Tx,
  actor: Actor,
  sheet: readonly SheetRow[],
  lock = false,
): Promise<CheckedRow[]> {
  const checked = await checkRows(tx, actor, userSheet, sheet, lock);
  for (const { before, changed, problems, values } of checked) {
    if (before && changed.length > 0 && problems.length === 0) {
      const value = String(values["staffCode"]);
      problems.push(refuseValue.field("staffCode", "field.exists", { value }));
    }
    if (!before && values["userType"] !== "Normal User" && actor.userType !== "Super Admin") {
      problems.push(refuseOrganisation.field("userType", "user.superOnly"));
    }
  }
  return checked;
}

/** Returns the new users and errors of a sheet; stores nothing. */
export async function uploadUsers(tx: Tx, actor: Actor, ask: { readonly file: SentFile }) {
  const sheet = await readSheet(actor, userSheet, ask.file);
  return sayRows(actor, userSheet, await checkUsers(tx, actor, sheet));
}

/** Stores the users of a sheet with their employees, with two statements. */
export async function insertUsers(
  tx: Tx,
  actor: Actor,
  fresh: readonly CheckedRow[],
): Promise<{ id: string; username: string; employeeNameVn: string }[]> {
  const stamps = {
    companyId: actor.companyId,
    userCreated: actor.userId,
    userModified: actor.userId,
  };
  const made = fresh.map(({ values }) => ({
    id: newId(),
    employeeId: newId(),
    values: values as Readonly<Record<string, string | null>> & { readonly active: boolean | null },
  }));
  const employees = made.map(({ employeeId, values }) => ({
    ...stamps,
    id: employeeId,
    staffCode: values["staffCode"],
    employeeNameVn: values["employeeNameVn"],
    employeeNameEn: values["employeeNameEn"],
    title: values["title"],
    email: values["email"],
    tel: values["tel"],
  }));
  const users = made.map(({ id, employeeId, values }) => ({
    ...stamps,
    id,
    employeeId,
    username: values["username"],
    userType: values["userType"],
    userRole: values["userRole"],
    workingStatus: values["workingStatus"],
    description: values["description"],
    active: values.active === true,
    inactiveOn: values.active === true ? null : "now",
  }));
  await insertRows(tx, "employee", employees);
  await insertRows(tx, "sys_user", users);
  return made.map(({ id, values }) => ({
    id,
    username: String(values["username"]),
    employeeNameVn: String(values["employeeNameVn"]),
  }));
}

/** Writes the users that match the filter and are within the list reach, as a sheet for import. */
export async function exportUsers(
  tx: Tx,
  actor: Actor,
  ask: UserFilter & {
    readonly format?: "xlsx" | "csv" | undefined;
    readonly columns?: readonly string[] | undefined;
  },
) {
  const ids = await readUserIds(tx, actor, ask);
  return exportRecords(tx, actor, userSheet, { ids, format: ask.format, columns: ask.columns });
}
