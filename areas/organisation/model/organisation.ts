/** The kinds of users; the kind does not grant rights. */
export const userTypes = ["Normal User", "Local Admin", "Super Admin"] as const;
export type UserType = (typeof userTypes)[number];

/** The job title, as a label. */
export const userRoles = ["CS", "Sale", "FIN", "IA", "AR", "BOD"] as const;
export type UserRole = (typeof userRoles)[number];

/** The position of a user in a unit. */
export const positions = ["Manager-Leader", "Deputy", "Assistant", "Staff"] as const;
export type Position = (typeof positions)[number];

/** The kinds of department. */
export const departmentTypes = ["ACCOUNTANT", "NORMAL", "AR"] as const;
export type DepartmentType = (typeof departmentTypes)[number];

/** The unit of a place of work: a company, office, department or group. */
export interface Unit {
  readonly officeId: string | null;
  readonly departmentId: string | null;
  readonly groupId: string | null;
}

/** Returns the level of a unit; a unit with a gap (a group without department) is a fault. */
export function levelOf(unit: Unit): "company" | "office" | "department" | "group" {
  if (unit.groupId) return "group";
  if (unit.departmentId) return "department";
  return unit.officeId ? "office" : "company";
}

/** The positions offered on a level; only a group has staff. */
export function positionsOn(level: ReturnType<typeof levelOf>): readonly Position[] {
  return level === "group" ? positions : positions.filter((each) => each !== "Staff");
}
