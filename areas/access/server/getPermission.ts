import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { findScreen, type Menu, screens } from "../model/menus.ts";
import { specialsOf } from "../model/specialActions.ts";

/**
 * Tells the person's rights on one screen, by menu id or route.
 *
 * Refuses: access.forbidden when they may not open it; record.notFound for an unknown screen.
 */
export async function getPermission(_: Tx, actor: Actor, ask: { menu: string }) {
  const screen = findScreen(ask.menu);
  if (!screen) throw refuse("record.notFound");
  actor.mustHave(`${screen.id}.access`);
  return permissionOn(actor, screen);
}

/** Tells the person's rights on every screen they may open. */
export async function getPermissions(_: Tx, actor: Actor) {
  return screens
    .filter((screen) => actor.reach(`${screen.id}.access`) !== "None")
    .map((screen) => permissionOn(actor, screen));
}

function permissionOn(actor: Actor, screen: Menu) {
  const reach = (action: string) => actor.reach(`${screen.id}.${action}`);
  const write = reach("write");
  return {
    menuId: screen.id,
    route: screen.route,
    access: true,
    detail: reach("detail"),
    write,
    delete: reach("delete"),
    list: reach("list"),
    import: reach("import") !== "None",
    export: reach("export") !== "None",
    allowAdd: write !== "None",
    specialActions: specialsOf(screen.id).map((action) => ({
      action,
      isAllow: reach(action) !== "None",
    })),
  };
}
