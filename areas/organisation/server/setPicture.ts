import type { Actor } from "@fairway/core/permission/actor.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { run } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

const places = {
  Company: sql`update company t set logo = v.link`,
  Department: sql`update department t set sign_path = v.link`,
  User: sql`update employee t set signature_image = v.link`,
} as const;

/** Who has a picture: a logo, a stamp or a signature. */
export type Pictured = keyof typeof places;

/**
 * Uses a picture from now on, or with `instead` only if that one is in use.
 *
 * The caller has asked already whether `actor.userId` may change the unit or user.
 */
export async function setPicture(
  tx: Tx,
  actor: Actor,
  ask: { of: Pictured; id: string; link: string | null; instead?: string },
): Promise<void> {
  const { userModified } = stampChange(actor);
  const column = { Company: "logo", Department: "sign_path", User: "signature_image" }[ask.of];
  const row =
    ask.of === "User"
      ? sql`t.id = (select u.employee_id from sys_user u
          where u.company_id = ${actor.companyId} and u.id = ${ask.id})`
      : sql`t.id = ${ask.id}`;
  const used = ask.instead ? sql`and t.${sql.ref(column)} = ${ask.instead}` : sql``;
  await run(
    tx,
    sql`${places[ask.of]}, user_modified = ${userModified}, datetime_modified = now()
      from (select ${ask.link}::text as link) v
      where t.company_id = ${actor.companyId} and ${row} ${used}`,
  );
}
