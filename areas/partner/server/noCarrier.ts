import type { Actor } from "@fairway/core/permission/actor.ts";
import { maybe, run, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";

/** The code of the partner that stands for a carrier that nobody knows yet. */
export const noCarrierCode = "NONCARRIER";

type Found = { readonly id: string; readonly active: boolean };

/** Returns the partner that stands for an unknown carrier; null where the company has none yet. */
export function findNoCarrier(
  tx: Tx,
  { companyId }: Pick<Actor, "companyId">,
): Promise<Found | null> {
  return maybe<Found>(
    tx,
    sql`select id, active from partner
      where company_id = ${companyId} and lower(account_no) = lower(${noCarrierCode})`,
  );
}

/**
 * Returns the partner that stands for an unknown carrier, a supplier like any other; the first use in
 * a company adds it.
 *
 * Locks: nothing; of two first uses one adds it.
 * Source: rule OJ-12, areas/operation/README.md
 */
export async function noCarrier(
  tx: Tx,
  actor: Pick<Actor, "companyId" | "userId">,
): Promise<Found> {
  const { companyId, userId } = actor;
  const found = await findNoCarrier(tx, actor);
  if (found) return found;
  const id = newId();
  await run(
    tx,
    sql`insert into partner (company_id, id, parent_id, account_no, tax_code, short_name,
        partner_name_en, partner_name_vn, partner_type, partner_group, partner_location, address_en,
        address_vn, address_shipping_en, address_shipping_vn, country_id, country_shipping_id,
        approval_status, user_created, user_modified)
      select ${companyId}, ${id}, ${id}, ${noCarrierCode}, ${noCarrierCode}, ${noCarrierCode},
        'No carrier yet', 'Chưa có hãng vận chuyển', 'Supplier', array['CARRIER'], 'Domestic', '-',
        '-', '-', '-', c.id, c.id, 'Done', ${userId}, ${userId}
      from (select max(id) as id from country where id = 'VN') c
      on conflict do nothing`,
  );
  const added = await findNoCarrier(tx, actor);
  if (!added) throw new Error(`the partner ${noCarrierCode} was not added`);
  return added;
}
