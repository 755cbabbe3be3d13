import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** A module or screen as the database keeps it. */
export interface MenuRow {
  id: string;
  parentId: string | null;
  route: string;
  nameEn: string;
  nameVn: string;
  description: string | null;
  icon: string | null;
  sequence: number;
  arguments: string | null;
  display: boolean;
  displayChild: boolean;
  orderNumber: number;
}

/** Reads the menus in use, in order. */
export function readMenus(tx: Tx): Promise<MenuRow[]> {
  return rows<MenuRow>(
    tx,
    sql`select id, parent_id, route, name_en, name_vn, description, icon, sequence, arguments,
        display, display_child, order_number
      from menu where active order by order_number, id`,
  );
}
