import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { levelOf, type Position, type UserRole, type UserType } from "../model/organisation.ts";

/** One place of work of a new user. */
export interface NewLevel {
  officeId: string;
  departmentId?: string | null;
  groupId?: string | null;
  position?: Position;
  isDefault?: boolean;
}

export interface NewUser {
  companyId: string;
  id?: string;
  username: string;
  staffCode: string;
  employeeNameEn: string;
  employeeNameVn: string;
  title?: string;
  email?: string;
  tel?: string;
  userType?: UserType;
  userRole?: UserRole;
  levels: readonly NewLevel[];
}

/** Creates a user with the employee record and places of work; the first place is the default. */
export async function createUser(tx: Tx, user: NewUser): Promise<string> {
  const { companyId } = user;
  const id = user.id ?? newId();
  const employeeId = newId();
  await insertRow(tx, "employee", {
    companyId,
    id: employeeId,
    staffCode: user.staffCode,
    employeeNameEn: user.employeeNameEn,
    employeeNameVn: user.employeeNameVn,
    title: user.title,
    email: user.email,
    tel: user.tel,
  });
  await insertRow(tx, "sys_user", {
    companyId,
    id,
    username: user.username.trim(),
    employeeId,
    userType: user.userType ?? "Normal User",
    userRole: user.userRole ?? "CS",
  });
  await insertRows(
    tx,
    "user_level",
    user.levels.map((level, at) => {
      const unit = {
        officeId: level.officeId,
        departmentId: level.departmentId ?? null,
        groupId: level.groupId ?? null,
      };
      return {
        companyId,
        id: newId(),
        userId: id,
        ...unit,
        level: levelOf(unit),
        position: level.position ?? "Staff",
        isDefault: level.isDefault ?? at === 0,
      };
    }),
  );
  return id;
}
