import type { Actor } from "@fairway/core/permission/actor.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { run } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

const places = {
  Company: { set: sql`update company t set logo = v.picture::uuid`, column: "logo" },
  Department: {
    set: sql`update department t set sign_path = v.picture::uuid`,
    column: "sign_path",
  },
  User: { set: sql`update employee t set signature_image = v.picture`, column: "signature_image" },
} as const;

/** A stored picture: units reference its id, users its address. */
export interface PictureRef {
  readonly id: string;
  readonly link: string;
}

/** The owner of a picture: a logo, a stamp or a signature. */
export type Pictured = keyof typeof places;

/**
 * Puts a picture into use, or with `instead` only if that one is in use.
 *
 * The caller has checked that `actor.userId` may change the unit or user.
 */
export async function setPicture(
  tx: Tx,
  actor: Actor,
  ask: { kind: Pictured; id: string; picture: PictureRef | null; instead?: PictureRef },
): Promise<void> {
  const { userModified } = stampChange(actor);
  const { set, column } = places[ask.kind];
  const held = (picture: PictureRef) => (ask.kind === "User" ? picture.link : picture.id);
  const picture = ask.picture ? held(ask.picture) : null;
  const row =
    ask.kind === "User"
      ? sql`t.id = (select u.employee_id from sys_user u
          where u.company_id = ${actor.companyId} and u.id = ${ask.id})`
      : sql`t.id = ${ask.id}`;
  const used = ask.instead ? sql`and t.${sql.ref(column)}::text = ${held(ask.instead)}` : sql``;
  await run(
    tx,
    sql`${set}, user_modified = ${userModified}, datetime_modified = now()
      from (select ${picture}::text as picture) v
      where t.company_id = ${actor.companyId} and ${row} ${used}`,
  );
}
