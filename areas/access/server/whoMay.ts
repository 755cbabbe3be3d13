import type { Actor } from "@fairway/core/permission/actor.ts";
import { reaches } from "@fairway/core/permission/permission.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import { findScreen } from "../model/menus.ts";

const named = 3;

/**
 * Names up to three colleagues who have a right, the nearest first: of the person's office
 * (`actor.officeId`), then whose right reaches farthest.
 *
 * Refuses: record.notFound for a screen that does not exist
 */
export function whoMay(
  tx: Tx,
  actor: Actor,
  ask: { permission: string },
): Promise<{ id: string; employeeNameEn: string; employeeNameVn: string; officeName: string }[]> {
  const dot = ask.permission.indexOf(".");
  const screen = findScreen(ask.permission.slice(0, dot));
  if (!screen) throw refuse("record.notFound");
  const { companyId } = actor;
  const { has, reach } = rightOf(screen.id, ask.permission.slice(dot + 1), companyId);
  return rows(
    tx,
    sql`select id, employee_name_en, employee_name_vn, office_name from (
        select distinct on (u.id) u.id, e.employee_name_en, e.employee_name_vn,
          o.short_name as office_name, (p.office_id = ${actor.officeId})::int as here, ${reach} as far
        from user_permission p
        join user_permission_general g on g.company_id = ${companyId}
          and g.user_permission_id = p.id and g.menu_id = ${screen.id} and g.access
        join sys_user u on u.company_id = ${companyId} and u.id = p.user_id
        join employee e on e.company_id = ${companyId} and e.id = u.employee_id
        join office o on o.company_id = ${companyId} and o.id = p.office_id and o.active
        where p.company_id = ${companyId} and ${has} and u.active and u.working_status <> 'Off'
          and u.id <> ${actor.userId}
          and exists (select from user_level l where l.company_id = ${companyId}
            and l.user_id = u.id and l.office_id = p.office_id and l.active)
        order by u.id, here desc, far desc) as holder
      order by here desc, far desc, employee_name_en, id limit ${named}`,
  );
}

function rightOf(
  menuId: string,
  action: string,
  companyId: string,
): { has: RawBuilder<unknown>; reach: RawBuilder<unknown> } {
  const everything = sql`0`;
  switch (action) {
    case "access":
      return { has: sql`true`, reach: everything };
    case "import":
    case "export":
      return { has: sql`g.${sql.ref(action)}`, reach: everything };
    case "add":
    case "write":
    case "detail":
    case "delete":
    case "list": {
      const column = sql`g.${sql.ref(action === "add" ? "write" : action)}`;
      return {
        has: sql`${column} <> 'None'`,
        reach: sql`array_position(${[...reaches]}::text[], ${column})`,
      };
    }
    default:
      return {
        has: sql`exists (select from user_permission_special s where s.company_id = ${companyId}
          and s.user_permission_id = p.id and s.menu_id = ${menuId}
          and s.action_name = ${action} and s.is_allow)`,
        reach: everything,
      };
  }
}
