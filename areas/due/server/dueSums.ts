import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Permission } from "@fairway/core/permission/permission.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { AdvancePool, Due } from "../model/due.ts";
import { ofOfficeOrWithin } from "./ofOfficeOrWithin.ts";

/** The open sum of items of one partner, agreement and currency. */
export type DueSum = AdvancePool & Pick<Due, "open" | "openVnd" | "openUsd">;

/**
 * Sums the open amounts of a partner's items, by agreement and currency.
 *
 * Shape: empty without open items. With a right, only items of the actor's office and those within
 *   the reach of the right. Null in US dollars when one of the items has no such amount.
 */
export function dueSums(
  tx: Tx,
  actor: Actor,
  items: Pick<Due, "partnerId" | "side" | "kind">,
  reach: Permission | null = null,
): Promise<DueSum[]> {
  const { companyId } = actor;
  const seen = reach ? sql`and ${ofOfficeOrWithin(actor, actor.officeId, reach, "u")}` : sql``;
  return rows<DueSum>(
    tx,
    sql`select u.partner_id, u.agreement_id, u.currency_id, sum(u.open) as open,
        sum(u.open_vnd) as open_vnd,
        case when count(*) = count(u.open_usd) then sum(u.open_usd) end as open_usd
      from due u
      where u.company_id = ${companyId} and u.partner_id = ${items.partnerId} and u.is_open
        and u.side = ${items.side} and u.kind = ${items.kind} ${seen}
      group by u.partner_id, u.agreement_id, u.currency_id
      order by u.currency_id desc, u.agreement_id`,
  );
}
