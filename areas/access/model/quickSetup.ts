import type { Reach } from "@fairway/core/permission/permission.ts";
import { findScreen } from "./menus.ts";
import type { MenuRow } from "./permissionRows.ts";

/** The columns of the matrix that are on or off, and those that reach. */
export const flagColumns = ["access", "import", "export"] as const;
export const reachColumns = ["list", "detail", "write", "delete"] as const;

/** One value for one column, or for all four reaches, on the screens of a module or of all. */
export interface QuickSetup {
  readonly moduleId: string | null;
  readonly column: (typeof flagColumns)[number] | (typeof reachColumns)[number] | "reaches";
  readonly value: boolean | Reach;
}

/** Applies one value to many screens; but for access itself, only where access is on. */
export function setQuickly<Row extends MenuRow>(rows: readonly Row[], quick: QuickSetup): Row[] {
  const { moduleId, column, value } = quick;
  const columns = column === "reaches" ? reachColumns : [column];
  const change = Object.fromEntries(columns.map((each) => [each, value]));
  return rows.map((row) => {
    const isThere = moduleId === null || findScreen(row.menuId)?.parentId === moduleId;
    return isThere && (column === "access" || row.access) ? { ...row, ...change } : row;
  });
}

/** Allows or forbids all special actions of the screens of a module that have access. */
export function setSpecials<Row extends MenuRow>(
  rows: readonly Row[],
  moduleId: string,
  allowed: (menuId: string) => readonly string[],
): Row[] {
  return rows.map((row) =>
    row.access && findScreen(row.menuId)?.parentId === moduleId
      ? { ...row, special: [...allowed(row.menuId)] }
      : row,
  );
}
