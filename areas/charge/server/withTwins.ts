import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { ShownSurcharge, Surcharge } from "../model/surcharge.ts";
import { shownSurcharge } from "./shownSurcharge.ts";

type Twin = NonNullable<ShownSurcharge["twin"]> & { readonly ofChargeId: string };

/**
 * Returns lines as a tab shows them, each with the charge of the other side that the catalogue maps
 * to its own; a charge for every side is its own.
 */
export async function withTwins(
  tx: Tx,
  actor: Actor,
  charges: readonly Surcharge[],
): Promise<ShownSurcharge[]> {
  const ids = [...new Set(charges.map((each) => each.chargeId))];
  const found =
    ids.length === 0
      ? []
      : await rows<Twin>(
          tx,
          sql`select c.id as of_charge_id, t.id, t.code, t.charge_name_en as name_en,
              t.charge_name_vn as name_vi
            from charge c
            join charge t on t.company_id = ${actor.companyId} and t.id = ${twinOf("c")}
            where c.company_id = ${actor.companyId} and c.id = any(${ids}::uuid[])`,
        );
  const twins = new Map(found.map(({ ofChargeId, ...twin }) => [ofChargeId, twin]));
  return charges.map((each) => ({
    ...shownSurcharge(each),
    twin: twins.get(each.chargeId) ?? null,
  }));
}

/** The id of the charge on the other side: the mapped one, or the same charge of both sides. */
export function twinOf(alias: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`case ${column("type")} when 'OTHER' then ${column("id")} when 'OBH' then null
    else coalesce(${column("debit_charge")}, ${column("credit_charge")}) end`;
}
