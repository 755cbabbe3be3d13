import { type MenuRights, type Reach, reaches } from "@fairway/core/permission/permission.ts";
import { z } from "zod";
import { findScreen, screens } from "./menus.ts";
import type { Rights } from "./rightsFor.ts";
import { specialsOf } from "./specialActions.ts";

const reach = z.enum(reaches);

/** The rights on one screen, as editors send and show them. */
export const menuRow = z.object({
  menuId: z.string().max(60),
  access: z.boolean(),
  detail: reach,
  write: reach,
  delete: reach,
  list: reach,
  import: z.boolean(),
  export: z.boolean(),
  special: z.array(z.string().max(60)).max(50),
});
export type MenuRow = z.output<typeof menuRow>;

/** Every screen with its rights; a screen without a row has none. */
export function rowsOf(rights: Rights): MenuRow[] {
  return screens.map((screen) => {
    const given = rights[screen.id];
    return {
      menuId: screen.id,
      access: given?.access ?? false,
      detail: given?.detail ?? "None",
      write: given?.write ?? "None",
      delete: given?.delete ?? "None",
      list: given?.list ?? "None",
      import: given?.import ?? false,
      export: given?.export ?? false,
      special: specialsOf(screen.id).filter((action) => given?.special.includes(action)),
    };
  });
}

/** Reads rows back into rights; a screen without access keeps nothing else, unknown ones fall away. */
export function rightsOf(sent: readonly MenuRow[]): Rights {
  const rights: Record<string, MenuRights> = {};
  for (const { menuId, ...row } of sent) {
    if (!row.access || findScreen(menuId)?.id !== menuId) continue;
    const special = specialsOf(menuId).filter((action) => row.special.includes(action));
    rights[menuId] = { ...row, special };
  }
  return rights;
}

/** Are two sets of rights the same? */
export function sameRights(one: Rights, other: Rights): boolean {
  return JSON.stringify(rowsOf(one)) === JSON.stringify(rowsOf(other));
}

/**
 * The first screen on which `wanted` exceeds the rights of the grantor, or null.
 *
 * Shape: rights that are already in `kept` may stay, so that saving a name does not need every right.
 */
export function beyond(giver: Rights, wanted: Rights, kept: Rights): string | null {
  const order = (each: Reach | undefined) => reaches.indexOf(each ?? "None");
  for (const [menuId, row] of Object.entries(wanted)) {
    const own = giver[menuId];
    const old = kept[menuId];
    const further = (["detail", "write", "delete", "list"] as const).some(
      (name) => order(row[name]) > Math.max(order(own?.[name]), order(old?.[name])),
    );
    const switched = (["access", "import", "export"] as const).some(
      (name) => row[name] && !own?.[name] && !old?.[name],
    );
    const extra = row.special.some(
      (action) => !own?.special.includes(action) && !old?.special.includes(action),
    );
    if (further || switched || extra) return menuId;
  }
  return null;
}
