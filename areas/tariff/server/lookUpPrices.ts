import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Permission } from "@fairway/core/permission/permission.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import {
  type FittingLine,
  kindOfWork,
  preferred,
  pricesOf,
  type TariffAsk,
  type TariffPrice,
} from "../model/lookup.ts";

/**
 * Returns the price of each charge by the tariffs of the service date, in the order of the ask; null
 * where no tariff has one.
 *
 * Shape: one statement, however many charges.
 * Source: rules TF-9 to TF-12
 */
export async function lookUpPrices(
  tx: Tx,
  actor: Actor,
  ask: TariffAsk,
): Promise<(TariffPrice | null)[]> {
  return pricesOf(ask, await rows<FittingLine>(tx, fittingLines(actor, ask)));
}

/**
 * Answers the lookup to users who may change jobs of the service: for their own office, for another
 * one when that right covers the company.
 *
 * Refuses: access.forbidden
 */
export async function answerPrices(tx: Tx, actor: Actor, ask: TariffAsk) {
  const permission: Permission = `${serviceOf(ask.transactionType).menu}.write`;
  actor.mustHave(permission);
  const isOwnOffice = (ask.officeId ?? actor.officeId) === actor.officeId;
  if (!isOwnOffice && !["Company", "All"].includes(actor.reach(permission))) {
    throw refuse("access.forbidden", { permission });
  }
  return { lines: await lookUpPrices(tx, actor, ask) };
}

const none = "00000000-0000-0000-0000-000000000000";

/** The lines that fit a charge and the job, of the tariffs in force for its partners. */
export function fittingLines(actor: Actor, ask: TariffAsk): RawBuilder<unknown> {
  const { companyId } = actor;
  const work = kindOfWork(ask.transactionType);
  const cargoType = work.cargoType ?? ask.cargoType;
  const serviceMode = work.serviceMode ?? ask.serviceMode;
  const column = (name: keyof TariffAsk["charges"][number]) =>
    ask.charges.map((each) => each[name]);
  const partners = [
    ...new Set([
      ask.supplierId,
      ask.coloaderId,
      ask.customerId,
      ask.agentId,
      ...column("partnerId"),
    ]),
  ].filter((each) => each !== null);
  const types = preferred[ask.type].filter((each) => each !== "General");
  // An empty place of a line is any place.
  const places = (place: string | null) => sql`${place ? [none, place] : [none]}::uuid[]`;
  const same = (name: string, value: string | null) =>
    sql`(${sql.ref(name)} is null or ${sql.ref(name)} = ${value})`;
  const filled = (...names: string[]) =>
    sql.join(
      names.map((name) => sql`(${sql.ref(name)} is not null)::int`),
      sql` + `,
    );
  return sql`
    with asked as materialized (
      select a.* from unnest(${column("chargeId")}::uuid[], ${column("partnerId")}::uuid[],
        ${column("payerId")}::uuid[]) with ordinality as a (charge_id, partner_id, payer_id, at)
    ), chosen as materialized (
      select t.* from tariff t
      where t.company_id = ${companyId} and t.status
        and t.product_service = ${ask.transactionType}
        and t.apply_office_id = ${ask.officeId ?? actor.officeId}
        and t.effective_date <= ${ask.serviceDate} and t.expired_date >= ${ask.serviceDate}
        and (t.tariff_type = 'General' or (t.tariff_type = any(${types}::text[])
          and t.partner_id = any(${partners}::uuid[])))
        and ${same("t.cargo_type", cargoType)} and ${same("t.service_mode", serviceMode)}
    ), found as materialized (
      select l.* from tariff_line l
      where l.company_id = ${companyId}
        and l.tariff_id = any(array(select id from chosen))
        and l.charge_id = any(array(select charge_id from asked))
        and coalesce(l.pol, ${sql.lit(none)}::uuid) = any(${places(ask.pol)})
        and coalesce(l.pod, ${sql.lit(none)}::uuid) = any(${places(ask.pod)})
        and ${same("l.use_for", work.useFor)} and ${same("l.route", ask.route)}
        and ${same("l.commodity_id", ask.commodityGroupId)} and ${same("l.port_id", ask.portId)}
        and ${same("l.warehouse_id", ask.warehouseId)}
        and ${same("l.carrier_id", ask.coloaderId)}
    )
    select (a.at - 1)::int as at, t.id as tariff_id, t.tariff_name, t.tariff_type, t.partner_id,
      t.effective_date, greatest(t.datetime_modified, l.datetime_modified)::text as changed_at,
      ${filled("t.cargo_type", "t.service_mode", "l.pol", "l.pod", "l.carrier_id", "l.use_for", "l.route", "l.commodity_id", "l.payer_id", "l.port_id", "l.warehouse_id")} as matched,
      l.id as tariff_line_id, l.charge_id, l.type, l.range_type, l.range_from::text,
      l.range_to::text, l.unit_price::text, l.min::text, l.max::text, l.next_unit::text,
      l.next_unit_price::text, l.unit_id, u.code as unit_code,
      (u.unit_type = 'Container' and u.iso_code is not null) as is_container_size,
      l.currency_id, l.vatrate::text
    from found l
    join chosen t on t.id = l.tariff_id
    join asked a on a.charge_id = l.charge_id
      and (l.payer_id is null or l.payer_id = a.payer_id)
      and (t.tariff_type = 'General' or t.partner_id = any(case t.tariff_type
        when 'Supplier' then case when a.partner_id is null
          then array[${ask.supplierId}::uuid, ${ask.coloaderId}::uuid] else array[a.partner_id] end
        when 'Customer' then array[${ask.customerId}::uuid]
        else array[${ask.agentId}::uuid] end))
    join unit u on u.company_id = ${companyId} and u.id = l.unit_id`;
}
