import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { menus } from "../model/menus.ts";
import { specialActions } from "../model/specialActions.ts";

/** Brings the menus and special actions up to date; names that were changed on site stay. */
export async function saveMenus(tx: Tx): Promise<void> {
  const listed = menus.map((menu, at) => ({
    id: menu.id,
    parent_id: menu.parentId,
    route: menu.route,
    name_en: menu.name.en,
    name_vn: menu.name.vi,
    icon: menu.icon,
    display: menu.display,
    order_number: at + 1,
  }));
  await run(
    tx,
    sql`insert into menu (id, parent_id, route, name_en, name_vn, icon, display, order_number)
      select id, parent_id, route, name_en, name_vn, icon, display, order_number
      from jsonb_populate_recordset(null::menu, ${JSON.stringify(listed)}::jsonb)
      on conflict (id) do update set parent_id = excluded.parent_id, route = excluded.route,
        order_number = excluded.order_number
      where (menu.parent_id, menu.route, menu.order_number)
        is distinct from (excluded.parent_id, excluded.route, excluded.order_number)`,
  );
  const actions = specialActions.map((each) => ({
    menu_id: each.menuId,
    module_id: each.moduleId,
    action_name: each.actionName,
    name_en: each.name.en,
    name_vn: each.name.vi,
  }));
  await run(
    tx,
    sql`insert into special_action (menu_id, module_id, action_name, name_en, name_vn)
      select menu_id, module_id, action_name, name_en, name_vn
      from jsonb_populate_recordset(null::special_action, ${JSON.stringify(actions)}::jsonb)
      on conflict (menu_id, action_name) do nothing`,
  );
}
