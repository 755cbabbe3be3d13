import { actsFor } from "@fairway/areas/access/server/actsFor.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { serviceOf } from "../model/services.ts";
import { soldInUnit } from "./salesUnits.ts";
import { shipmentFilters } from "./shipmentFilters.ts";

/** One page of jobs, newest change first unless asked otherwise. Source: rule SH-12. */
export async function listShipments(tx: Tx, actor: Actor, ask: Ask<typeof contract.listShipments>) {
  const { page, size } = ask;
  const { data, totalItems } = await foundShipments(tx, actor, "list", ask, {
    size,
    skip: (page - 1) * size,
  });
  return { data, page, size, totalItems, capped: false };
}

/** The newest thousand jobs that fit, without paging. */
export async function queryShipments(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.queryShipments>,
) {
  return (await foundShipments(tx, actor, "list", ask, { size: 1000, skip: 0 })).data;
}

/**
 * Finds jobs with one statement: a narrow pass over the index for the ids of the page and the
 * total, then at most page-size look-ups for the rows.
 */
export async function foundShipments(
  tx: Tx,
  actor: Actor,
  action: "list" | "export",
  criteria: contract.ShipmentCriteria,
  page: { size: number; skip: number },
): Promise<{ data: contract.ShipmentListRow[]; totalItems: number }> {
  const { companyId } = actor;
  const { menu } = serviceOf(criteria.transactionType);
  actor.mustHave(`${menu}.${action}`);
  const own = sql<boolean>`(s.person_incharge = ${actor.userId} or s.id in (
    select b.job_id from house_bill b
    where b.company_id = ${companyId} and b.sale_man_id = ${actor.userId})
    or ${actsFor(actor, sql`s.person_incharge`, sql`s.transaction_type`)})`;
  const way = sql.raw(criteria.order === "asc" ? "asc" : "desc");
  const order = sql`sort_by ${way} nulls last, id ${way}`;
  const found = await rows<contract.ShipmentListRow & { totalItems: string; id: string | null }>(
    tx,
    sql`
      with found as materialized (
        select s.id, ${sql.ref(`s.${sortColumns[criteria.sort]}`)} as sort_by
        from shipment s
        where ${within(actor, `${menu}.list`, "s", { own, salesIn: soldInUnit(companyId) })}
          and s.current_status <> 'Canceled' and ${shipmentFilters(actor, criteria)}
      ), page as (
        select id, row_number() over (order by ${order}) as place
        from found order by ${order} limit ${page.size} offset ${page.skip}
      )
      select (select count(*) from found) as total_items, s.id, s.job_no, s.mawb, s.etd, s.eta,
        s.service_date, co.short_name as coloader_name, ag.short_name as agent_name,
        pl.code as pol_code, pl.name_en as pol_name, pd.code as pod_code, pd.name_en as pod_name,
        s.sum_cont, s.package_container, s.sum_package, s.gross_weight, s.cbm, s.current_status,
        s.is_locked, s.datetime_created, s.datetime_modified,
        (select count(*)::int from house_bill b
          where b.company_id = ${companyId} and b.job_id = s.id) as bill_count,
        (select p.employee_name_en from person p
          where p.company_id = ${companyId} and p.id = s.person_incharge) as person_incharge_name,
        (select p.username from person p
          where p.company_id = ${companyId} and p.id = s.user_created) as user_name_created
      from (select 1) as always
      left join page on true
      left join shipment s on s.company_id = ${companyId} and s.id = page.id
      left join partner co on co.company_id = ${companyId} and co.id = s.coloader_id
      left join partner ag on ag.company_id = ${companyId} and ag.id = s.agent_id
      left join place pl on pl.company_id = ${companyId} and pl.id = s.pol
      left join place pd on pd.company_id = ${companyId} and pd.id = s.pod
      order by page.place`,
  );
  return {
    totalItems: Number(found[0]?.totalItems ?? 0),
    data: found.filter((row) => row.id !== null),
  };
}

const sortColumns = {
  datetimeModified: "datetime_modified",
  datetimeCreated: "datetime_created",
  serviceDate: "service_date",
  jobNo: "job_no",
  mawb: "mawb",
  etd: "etd",
  eta: "eta",
} as const;
