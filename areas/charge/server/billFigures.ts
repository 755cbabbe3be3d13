import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { getQuantityFigures } from "../contract.ts";
import { type BillFigures, type ShipmentFigures, unitCodeOf } from "../model/quantityByHint.ts";
import { type ChargedBill, chargedBill, onMenuOf } from "./chargedBill.ts";

/**
 * Returns the figures of a bill from which the quantities of its lines are taken.
 *
 * Refuses: record.notFound · access.forbidden
 */
export async function quantityFigures(
  tx: Tx,
  actor: Actor,
  { hblid }: Ask<typeof getQuantityFigures>,
): Promise<BillFigures> {
  const bill = await chargedBill(tx, actor, hblid);
  actor.must(onMenuOf(bill, "detail"), bill);
  return billFigures(tx, actor, bill);
}

/**
 * Reads the figures of both sides of a bill with one statement: those of its containers, else of the
 * job for what is bought and of the bill for the rest. Containers are the bill's, else the job's.
 *
 * Source: rule CH-12, areas/charge/README.md
 */
export async function billFigures(
  tx: Tx,
  { companyId, language }: Actor,
  { hblid, jobId }: Pick<ChargedBill, "hblid" | "jobId">,
): Promise<BillFigures> {
  const sum = (figure: string, ofContainers: string) =>
    sql`trim_scale(coalesce(nullif(${sql.ref(`boxes.${ofContainers}`)}, 0),
      case when is_bought then ${sql.ref(`j.${figure}`)} else ${sql.ref(`b.${figure}`)} end))::text`;
  const found = await rows<
    ShipmentFigures &
      Pick<BillFigures, "containerUnits" | "unitsOfFigures"> & { readonly isBought: boolean }
  >(
    tx,
    sql`with boxes as (
        select sum(k.gw) as gw, sum(k.nw) as nw, sum(k.charge_able_weight) as cw, sum(k.cbm) as cbm
        from container k where k.company_id = ${companyId} and k.hblid = ${hblid}
      ), counted as (
        select k.container_type_id, sum(k.quantity) as count from container k
        where k.company_id = ${companyId} and k.list_id = coalesce(
          (select o.hblid from container o
            where o.company_id = ${companyId} and o.hblid = ${hblid} limit 1), ${jobId}::uuid)
        group by 1
      ), types as (
        select coalesce(sum(count), 0)::text as cont, coalesce(jsonb_object_agg(
          container_type_id, count::text) filter (where container_type_id is not null), '{}') as of_type
        from counted
      )
      select side.is_bought, ${sum("gross_weight", "gw")} as gw, ${sum("net_weight", "nw")} as nw,
        ${sum("charge_weight", "cw")} as cw, ${sum("cbm", "cbm")} as cbm,
        trim_scale(case when is_bought then aj.hw else ab.hw end)::text as hw,
        trim_scale(case when is_bought then j.package_qty else b.package_qty end)::text as package,
        types.cont, types.of_type as cont_of_type,
        array(select u.id from unit u
          where u.company_id = ${companyId} and u.unit_type = 'Container') as container_units,
        coalesce((select jsonb_object_agg(f.key, jsonb_build_object('id', u.id, 'code', u.code,
            'name', ${sql.ref(language === "vi" ? "u.unit_name_vn" : "u.unit_name_en")}))
          from jsonb_each_text(${JSON.stringify(unitCodeOf)}::jsonb) f
          join unit u on u.company_id = ${companyId} and u.code = f.value and u.active
          ), '{}') as units_of_figures
      from house_bill b
      join shipment j on j.company_id = ${companyId} and j.id = b.job_id
      left join air_job aj on aj.company_id = ${companyId} and aj.id = j.id
      left join air_bill ab on ab.company_id = ${companyId} and ab.id = b.id
      cross join boxes cross join types
      -- A virtual bill has no figures of its own.
      cross join lateral (values (1, true), (2, b.is_virtual)) as side (at, is_bought)
      where b.company_id = ${companyId} and b.id = ${hblid}
      order by side.at`,
  );
  const [bought, sold] = found;
  if (!bought || !sold) throw new Error(`Bill ${hblid} has no figures`);
  const { containerUnits, unitsOfFigures } = bought;
  return { BUY: figures(bought), SELL: figures(sold), containerUnits, unitsOfFigures };
}

function figures({
  isBought: _isBought,
  containerUnits: _units,
  unitsOfFigures: _unitsOfFigures,
  ...each
}: ShipmentFigures &
  Pick<BillFigures, "containerUnits" | "unitsOfFigures"> & {
    readonly isBought: boolean;
  }): ShipmentFigures {
  return each;
}
