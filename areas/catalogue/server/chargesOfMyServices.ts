import { menusOf } from "@fairway/areas/service/model/serviceOf.ts";
import { services } from "@fairway/areas/service/model/services.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { chooseRecords } from "@fairway/engine/resource/chooseRecords.ts";
import { sql } from "kysely";
import { charge } from "../model/charge.ts";

/**
 * Returns the active charges of the services whose jobs the actor may open, for charge grids.
 *
 * Shape: only charges of `type` and with `ids` where these are given; a charge with offices is
 * offered in those offices only.
 */
export async function chargesOfMyServices(
  tx: Tx,
  actor: Actor,
  ask: {
    readonly type?: string | undefined;
    readonly ids?: readonly string[] | null | undefined;
  },
) {
  const mine = services
    .filter((each) => menusOf(each).some((menu) => actor.reach(`${menu}.access`) !== "None"))
    .map(({ code }) => code);
  const found = await rows<{ id: string }>(
    tx,
    sql`select id from charge
      where company_id = ${actor.companyId} and active
        and service_type_id && ${mine}::text[]
        and (${ask.type ?? null}::text is null or type = ${ask.type ?? null})
        and (${ask.ids ?? null}::uuid[] is null or id = any(${ask.ids ?? null}::uuid[]))
        and (office_ids = '{}' or ${actor.officeId}::uuid = any(office_ids))`,
  );
  const ids = found.map((each) => each.id);
  return ids.length ? chooseRecords(tx, actor, charge, { ids, size: ids.length }) : [];
}
