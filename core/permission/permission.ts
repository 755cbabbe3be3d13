/** How far a right reaches, from nothing to everything. */
export const reaches = [
  "None",
  "Owner",
  "Group",
  "Department",
  "Office",
  "Company",
  "All",
] as const;
export type Reach = (typeof reaches)[number];

/** The rights of one menu: three switches and four reaches, and named special actions. */
export interface MenuRights {
  readonly access: boolean;
  readonly detail: Reach;
  readonly write: Reach;
  readonly delete: Reach;
  readonly list: Reach;
  readonly import: boolean;
  readonly export: boolean;
  readonly special: readonly string[];
}

/**
 * A right by name: menu and action, "docSeaFCLExport.write", "docSeaFCLExport.LockShipment".
 * Actions: access, add, detail, write, delete, list, import, export, or a special action.
 */
export type Permission = `${string}.${string}`;

/** The owner of a record, and the users who also count as owners (person in charge, salesman). */
export interface Owned {
  readonly companyId: string;
  readonly officeId: string | null;
  readonly departmentId: string | null;
  readonly groupId: string | null;
  readonly userCreated: string | null;
  readonly alsoOwners?: readonly (string | null)[];
  /** The units of its salesmen; the reaches Group and Department cover the record from there, too. */
  readonly salesUnits?: readonly SalesUnit[];
}

/** A department and group in which a salesman of a record works. */
export interface SalesUnit {
  readonly departmentId: string | null;
  readonly groupId: string | null;
}

/** The unit in which a user works. */
export interface Place {
  readonly userId: string;
  readonly companyId: string;
  readonly officeId: string;
  readonly departmentId: string | null;
  readonly groupId: string | null;
}

/** The reach of an action of a menu; a switch that is on reaches All. */
export function reachOf(rights: MenuRights | undefined, action: string): Reach {
  if (!rights?.access) return "None";
  switch (action) {
    case "access":
      return "All";
    case "add":
    case "write":
      return known(rights.write);
    case "detail":
      return known(rights.detail);
    case "delete":
      return known(rights.delete);
    case "list":
      return known(rights.list);
    case "import":
      return rights.import ? "All" : "None";
    case "export":
      return rights.export ? "All" : "None";
    default:
      return rights.special.includes(action) ? "All" : "None";
  }
}

function known(reach: Reach | string | null | undefined): Reach {
  return reaches.includes(reach as Reach) ? (reach as Reach) : "None";
}

/**
 * Checks whether this record is within this reach. Every guard, list and button uses this function.
 */
export function inReach(reach: Reach, place: Place, row: Owned): boolean {
  if (reach === "None" || row.companyId !== place.companyId) return false;
  if (reach === "All" || reach === "Company") return true;
  if (row.userCreated === place.userId || row.alsoOwners?.includes(place.userId)) return true;
  if (reach === "Owner") return false;
  if (isSoldIn(reach, place, row.salesUnits ?? [])) return true;
  if (row.officeId !== place.officeId) return false;
  if (reach === "Office") return true;
  if (row.departmentId !== place.departmentId) return false;
  return reach === "Department" || row.groupId === place.groupId;
}

function isSoldIn(reach: Reach, place: Place, units: readonly SalesUnit[]): boolean {
  const { departmentId, groupId } = place;
  if (reach === "Group") return groupId !== null && units.some((unit) => unit.groupId === groupId);
  if (reach !== "Department" || departmentId === null) return false;
  return units.some((unit) => unit.departmentId === departmentId);
}
