import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type * as contract from "../contract.ts";
import { serviceOf } from "../model/services.ts";
import { jobsInReach } from "./jobsInReach.ts";
import { shipmentFilters } from "./shipmentFilters.ts";

/** One page of jobs, newest change first unless asked otherwise. Source: rule SH-12. */
export async function listShipments(tx: Tx, actor: Actor, ask: Ask<typeof contract.listShipments>) {
  const { page, size } = ask;
  const found = await foundShipments(tx, actor, "list", ask, { size, skip: (page - 1) * size });
  return { ...found, page, size };
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
 * Finds jobs with one statement: a narrow pass over an index for the ids of the page and the total,
 * then at most page-size look-ups for the rows.
 *
 * Shape: as it opens, and broad in any order, it is read no further than it is counted.
 */
export async function foundShipments(
  tx: Tx,
  actor: Actor,
  action: "list" | "export",
  criteria: contract.ShipmentCriteria,
  page: { size: number; skip: number },
): Promise<{ data: contract.ShipmentListRow[]; totalItems: number; capped: boolean }> {
  const { companyId } = actor;
  const { menu } = serviceOf(criteria.transactionType);
  actor.mustHave(`${menu}.${action}`);
  const way = sql.raw(criteria.order === "asc" ? "asc" : "desc");
  const order = sql`sort_by ${way} nulls last, id ${way}`;
  const { where, hits, kind } = shipmentFilters(actor, criteria);
  const { here, elsewhere, isWhole } = jobsInReach(
    actor,
    `${menu}.list`,
    !hits && (kind === "broad" || kind === "long") ? "many" : "few",
  );
  const isNewest =
    !hits &&
    (kind === "opening" || kind === "broad") &&
    criteria.sort === "datetimeModified" &&
    criteria.order === "desc";
  // With an end, months are believed to be short: their index is read, not all there is.
  const shortly =
    kind === "opening" && !isNewest ? sql`and s.datetime_modified < 'infinity'` : sql``;
  const narrow = (from: RawBuilder<unknown>, reach: RawBuilder<unknown>) => sql`
    select s.id, ${sql.ref(`s.${sortColumns[criteria.sort]}`)} as sort_by from ${from}
    where ${reach} and s.current_status <> 'Canceled' and ${where} ${shortly}`;
  const noFurther = sql.lit(Math.max(mostCounted + 1, page.skip + page.size));
  const newest = sql`order by s.datetime_modified desc, s.id desc limit ${noFurther}`;
  // Job by job: what is elsewhere are few, whatever else the list is narrowed by.
  const each = (of: "hit" | "elsewhere") => sql`${sql.table(of)} as f cross join lateral (
    select o.* from shipment o where o.company_id = ${companyId} and o.id = f.id offset 0) s`;
  // Asked of each job that is read, and not turned round: looking up many by id takes longer.
  const carries = hits ? sql`(s.id in (select id from hit)) is true` : sql`true`;
  // Those that carry a word or are of a customer are few as well, unless it is a short or large one.
  const areMany = hits ? sql`(select count(*) > ${sql.lit(fewHits)} from hit)` : sql`true`;
  const column = sql.ref(`s.${sortColumns[criteria.sort]}`);
  // The order of an index, whatever is believed of how many fit; what has no value comes last.
  // Numbers begin with the office, so that of an office they have an index of their own.
  const ofOffice = elsewhere && (criteria.sort === "jobNo" || criteria.sort === "datetimeModified");
  const leads = ofOffice ? sql`s.office_id = ${actor.officeId}` : sql`true`;
  const inOrder = (which: RawBuilder<unknown>) => sql`(
    select s.id, s.sort_by from (
      select s.*, ${column} as sort_by from shipment s
      where s.company_id = ${companyId} and s.transaction_type = ${criteria.transactionType}
        and s.current_status <> 'Canceled' and ${leads} and ${which}
      order by ${column} ${way}, s.id ${way} offset 0) s
    where ${here} and ${where} and ${carries} and ${areMany} order by s.sort_by ${way}, s.id ${way} limit ${noFurther})`;
  const walked = mayBeEmpty.has(criteria.sort)
    ? sql`${inOrder(sql`${column} is not null`)} union all ${inOrder(sql`${column} is null`)}`
    : inOrder(sql`true`);
  const isWalked = kind === "broad" && isWhole && !isNewest;
  // First whether a job carries the words, which costs less than whose it is.
  const carrying = sql`(select s.* from shipment s where s.company_id = ${companyId}
    and s.transaction_type = ${criteria.transactionType} and s.current_status <> 'Canceled'
    and ${carries} offset 0) s`;
  const many = isWalked
    ? walked
    : narrow(hits ? carrying : sql`shipment s`, sql`${here} and ${areMany}`);
  const inReach = hits
    ? sql`${narrow(each("hit"), sql`${here} and not ${areMany}`)} union all ${many}`
    : many;
  type Found = contract.ShipmentListRow & {
    totalItems: string;
    areMany: boolean;
    id: string | null;
  };
  const found = await rows<Found>(
    tx,
    sql`
      with ${elsewhere ? sql`elsewhere as materialized (${elsewhere}), ` : sql``}
      ${hits ? sql`hit (id) as materialized (select distinct * from (${hits}) as carriers), ` : sql``}
      found as materialized (
        (${inReach} ${isNewest ? newest : sql``})
        ${elsewhere ? sql`union all ${narrow(each("elsewhere"), carries)}` : sql``}
      ), page as (
        select id, row_number() over (order by ${order}) as place
        from found order by ${order} limit ${sql.lit(page.size)} offset ${page.skip}
      )
      select (select count(*) from found) as total_items, ${areMany} as are_many, s.id, s.job_no, s.mawb, s.etd, s.eta,
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
  const total = Number(found[0]?.totalItems ?? 0);
  const capped = (isNewest || (isWalked && found[0]?.areMany === true)) && total > mostCounted;
  return {
    totalItems: capped ? mostCounted : total,
    capped,
    data: found.filter((row) => row.id !== null),
  };
}

// Of a broad list nobody needs to know more than "1,000+".
const mostCounted = 1000;

// So many jobs are looked up one by one faster than all of an office are read.
const fewHits = 3000;

const sortColumns = {
  datetimeModified: "datetime_modified",
  datetimeCreated: "datetime_created",
  serviceDate: "service_date",
  jobNo: "job_no",
  mawb: "mawb",
  etd: "etd",
  eta: "eta",
} as const;

const mayBeEmpty: ReadonlySet<string> = new Set(["mawb", "etd", "eta"]);
