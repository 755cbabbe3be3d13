import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { type MenuRow, readMenus } from "./menuTable.ts";

type Entry = Omit<MenuRow, "nameEn" | "nameVn"> & { name: string };

/** Gives the side menu: the displayed screens the person may open, under their modules. */
export async function getMenus(tx: Tx, actor: Actor): Promise<(Entry & { subMenus: Entry[] })[]> {
  const all = await readMenus(tx);
  const entry = ({ nameEn, nameVn, ...row }: MenuRow): Entry => ({
    ...row,
    name: actor.language === "vi" ? nameVn : nameEn,
  });
  const open = all.filter(
    (menu) => menu.parentId !== null && menu.display && actor.reach(`${menu.id}.access`) !== "None",
  );
  return all
    .filter((menu) => menu.parentId === null && menu.display)
    .map((module) => ({
      ...entry(module),
      subMenus: open.filter((menu) => menu.parentId === module.id).map(entry),
    }))
    .filter((module) => module.subMenus.length > 0);
}
