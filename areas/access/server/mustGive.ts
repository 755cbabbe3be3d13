import type { Actor } from "@fairway/core/permission/actor.ts";
import { say } from "@fairway/core/words/words.ts";
import { findScreen, screens } from "../model/menus.ts";
import { beyond } from "../model/permissionRows.ts";
import { refuseAccess } from "../model/refusals.ts";
import type { Rights } from "../model/rightsFor.ts";
import { specialsOf } from "../model/specialActions.ts";

/** Refuses to give more than the person has, unless they are a Super Admin. */
export function mustGive(actor: Actor, wanted: Rights, kept: Rights): void {
  if (actor.userType === "Super Admin") return;
  const menuId = beyond(ownRights(actor), wanted, kept);
  if (!menuId) return;
  const screen = findScreen(menuId);
  throw refuseAccess("rights.beyondYours", {
    screen: screen ? say(screen.name, actor.language) : menuId,
  });
}

function ownRights(actor: Actor): Rights {
  return Object.fromEntries(
    screens.map(({ id }) => {
      const reach = (action: string) => actor.reach(`${id}.${action}`);
      return [
        id,
        {
          access: reach("access") !== "None",
          detail: reach("detail"),
          write: reach("write"),
          delete: reach("delete"),
          list: reach("list"),
          import: reach("import") !== "None",
          export: reach("export") !== "None",
          special: specialsOf(id).filter((action) => reach(action) !== "None"),
        },
      ];
    }),
  );
}
