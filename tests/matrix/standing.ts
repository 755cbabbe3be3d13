import { fullRights } from "@fairway/areas/access/model/rightsFor.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { MenuRights, Permission, Reach } from "@fairway/core/permission/permission.ts";
import { castActor } from "../cast/actors.ts";

const all = fullRights();
const ranged = ["list", "detail", "write", "delete"] as const;

/** The action of a right: `docSeaFCLExport.LockShipment` → `LockShipment`. */
export const actionOf = (right: Permission) => right.slice(right.indexOf(".") + 1);

/** Does the right reach so far and no farther, or is it a switch? */
export const isRanged = (right: Permission) => /\.(list|detail|write|add|delete)$/.test(right);

/**
 * The documentation clerk with every right, but the named ones only as far as told.
 *
 * Who changes a record sees it, so writing and deleting keep sight of everything.
 */
export function clerkWith(rights: readonly Permission[], reach: Reach, companyId?: string): Actor {
  const change: Record<string, Partial<MenuRights>> = {};
  for (const right of rights) {
    const menu = right.slice(0, right.indexOf("."));
    const had = { ...all[menu], ...change[menu] };
    change[menu] = { ...had, ...limited(right, rights, reach, had) };
  }
  return castActor("documentation", { rights: all, change, ...(companyId ? { companyId } : {}) });
}

/** The clerk who sees and changes so far on the menus of some rights, with all that is a switch. */
export function clerkSeeing(rights: readonly Permission[], reach: Reach): Actor {
  const ranges = { list: reach, detail: reach, write: reach, delete: reach };
  const menus = rights.map((right) => right.slice(0, right.indexOf(".")));
  const change = Object.fromEntries(menus.map((menu) => [menu, { ...all[menu], ...ranges }]));
  return castActor("documentation", { rights: all, change });
}

function limited(
  right: Permission,
  rights: readonly Permission[],
  reach: Reach,
  had: Partial<MenuRights>,
): Partial<MenuRights> {
  const action = actionOf(right);
  const column = action === "add" ? "write" : action;
  if (ranged.includes(column as never)) {
    const other = { list: "detail", detail: "list" }[column];
    // Who sees by one of the two does not see by the other, unless both are named.
    const blind = other && !rights.includes(right.replace(column, other) as Permission);
    return { ...(blind ? { [other]: "None" } : {}), [column]: reach };
  }
  const on = reach !== "None";
  if (action === "access") return { access: on };
  if (action === "import" || action === "export") return { [action]: on };
  return { special: (had.special ?? []).filter((each) => on || each !== action) };
}
