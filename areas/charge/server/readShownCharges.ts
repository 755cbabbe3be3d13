import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { ShownSurcharge, Surcharge } from "../model/surcharge.ts";
import { shownSurcharge } from "./shownSurcharge.ts";
import { readSurcharges } from "./surchargeTable.ts";

type Twinned = Surcharge & Pick<ShownSurcharge, "twin">;

/**
 * Reads lines as the table of charges shows them, each with the charge of the other side that the
 * catalogue maps to its own; a charge for every side is its own.
 */
export async function readShownCharges(
  tx: Tx,
  { companyId }: Actor,
  where: RawBuilder<unknown>,
): Promise<ShownSurcharge[]> {
  const twin = sql`(
    select jsonb_build_object('id', t.id, 'code', t.code, 'nameEn', t.charge_name_en,
      'nameVi', t.charge_name_vn)
    from charge t where t.company_id = ${companyId} and t.id = ${twinOf("c")}) as twin`;
  const found = await readSurcharges<Twinned>(tx, companyId, where, { also: twin });
  return found.map(({ twin: mapped, ...line }) => ({ ...shownSurcharge(line), twin: mapped }));
}

/** The id of the charge on the other side: the mapped one, or the same charge of both sides. */
export function twinOf(alias: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`case ${column("type")} when 'OTHER' then ${column("id")} when 'OBH' then null
    else coalesce(${column("debit_charge")}, ${column("credit_charge")}) end`;
}
